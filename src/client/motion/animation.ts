/** An animation script. On `signal` it ends and restores the element. */
export type AnimationScript = (element: HTMLElement, signal: AbortSignal) => void;

/** Easing of animated headings and figures. It is steeper than the token --ease-out. */
export const textEasing = 'cubic-bezier(0.16, 1, 0.3, 1)';
