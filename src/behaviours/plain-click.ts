/** Whether a click is the page's to answer: not with a key or another button, which open a link elsewhere. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
