/** Creates an error for an editor, who reads its message and has no use for a stack trace. */
export function errorWithoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
