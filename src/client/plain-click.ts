/**
 * Returns true for a primary click without modifier keys. Other clicks open the link elsewhere and belong to the
 * browser.
 */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
