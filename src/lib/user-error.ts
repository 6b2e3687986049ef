/** Error for an editor or an operator: its message says everything, so it has no stack trace. */
export class UserError extends Error {
  override stack = this.message;
}
