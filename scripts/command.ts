/** The exit code of a seed that could not migrate, because schedules lock documents. */
export const LOCKED_EXIT_CODE = 3;

/**
 * Runs a command-line program and exits. An error is printed as its message and the usage line.
 * @param usage how to call it
 * @param command does the work; returns the exit code
 */
export async function runCommand(usage: string, command: () => Promise<number>): Promise<never> {
  const code = await command().catch((error: unknown) => {
    console.error(failureText(error));
    console.error(usage);
    return 1;
  });
  // Idle keep-alive connections would keep the process alive for seconds.
  process.exit(code);
}

/** Returns an error's message for the terminal; names the address of a host that does not respond. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  if ("code" in cause && cause.code === "ECONNREFUSED") {
    const { address = "the host", port = "" } = cause as { address?: string; port?: number };
    return `Nothing answers at ${address}:${port}. Start the lake, or correct SANITY_API_HOST.`;
  }
  return error.message === "fetch failed" ? failureText(cause) : error.message;
}
