type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns true if a modifier key is pressed. The browser uses such clicks and keys: Alt and Left goes back. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Returns true for a primary click without modifier keys. Other clicks open the link elsewhere. Safari before 18.2
 * dispatches `click` for the middle button too.
 */
export const isPlainClick = (event: Modifiers & Pick<MouseEvent, 'button'>) => !event.button && !hasModifier(event);
