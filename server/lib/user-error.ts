/** Error whose message is enough for the user. */
export class UserError extends Error {}
