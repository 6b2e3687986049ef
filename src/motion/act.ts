/** A script that moves an element, until `signal` ends it and leaves the element as it was built. */
export type Act = (element: HTMLElement, signal: AbortSignal) => void;
