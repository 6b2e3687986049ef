/** Error for an editor or an operator: its message says everything, so it has no stack trace. */
export class UserError extends Error {
  override stack = this.message;
}

/** Runs the main function of a program. If it throws a UserError, prints its message and ends the process with status 1. */
export async function runScript(main: () => unknown): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
