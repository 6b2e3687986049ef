import type { KeyboardEvent } from 'react';

/** Ignores a held Enter, which would activate the control that receives the focus after the first click. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
