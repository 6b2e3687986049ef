/** An animation script. On `signal` it ends and restores the element. */
export type AnimationScript = (element: HTMLElement, signal: AbortSignal) => void;
