/** An animation script. On `signal` it ends and restores the element. */
export type AnimationScript = (element: HTMLElement, signal: AbortSignal) => void;

/** Easing of headings and figures: fast, then slower. */
export const easeOut = 'cubic-bezier(0.16, 1, 0.3, 1)';
