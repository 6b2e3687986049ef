import { hasModifier } from '../../lib/plain-click.ts';

const stepKeys: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

interface KeyHandlers {
  /** The keys do nothing while this returns false. */
  isEnabled: () => boolean;
  onStep: (by: number) => void;
  onFirst: () => void;
  onLast: () => void;
}

/**
 * Calls `onStep` with 1 or -1 for an arrow or page key, `onFirst` for Home and `onLast` for End. Keys with a modifier are
 * the browser's, and an open menu handles its own keys. Stops on `signal`.
 */
export function listenToKeys({ isEnabled, onStep, onFirst, onLast }: KeyHandlers, signal: AbortSignal): void {
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    const by = stepKeys[key];
    if (hasModifier(event) || (!by && key !== 'Home' && key !== 'End')) return;
    if (!isEnabled() || document.querySelector(':popover-open')) return;
    event.preventDefault();
    if (by) onStep(by);
    else if (key === 'Home') onFirst();
    else onLast();
  };
  addEventListener('keydown', handleKey, { signal });
}
