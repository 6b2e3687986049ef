type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns true if a modifier key is pressed. The browser uses such clicks and keys: Ctrl and click opens a tab, Alt and Left goes back. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers) =>
  metaKey || ctrlKey || shiftKey || altKey;
