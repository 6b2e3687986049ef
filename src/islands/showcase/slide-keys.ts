import { hasModifier } from '../../lib/plain-click.ts';

const stepKeys: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

/**
 * Calls `step` with 1 or -1 for an arrow or page key, and `showEdge` for Home (false) and End (true), while `isEnabled`
 * returns true. Keys with a modifier are the browser's, and an open menu handles its own keys. Stops on `signal`.
 */
export function slideKeys(
  isEnabled: () => boolean,
  step: (by: number) => void,
  showEdge: (isLast: boolean) => void,
  signal: AbortSignal,
): void {
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    const by = stepKeys[key];
    if (hasModifier(event) || (!by && key !== 'Home' && key !== 'End')) return;
    if (!isEnabled() || document.querySelector(':popover-open')) return;
    event.preventDefault();
    if (by) step(by);
    else showEdge(key === 'End');
  };
  addEventListener('keydown', handleKey, { signal });
}
