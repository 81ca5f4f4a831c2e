/** Does a part of the work whose fault must not stop the rest: an extension or a browser may lack or break anything. */
export function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}
