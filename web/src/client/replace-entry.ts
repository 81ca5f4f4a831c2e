/**
 * Changes the address of the page's entry in the history, and keeps what Next stores there. Never throws: Safari refuses
 * more than a hundred changes in half a minute, and some extensions and embedded browsers all of them.
 */
export function replaceEntry(address: string): void {
  try {
    history.replaceState(history.state, "", address);
  } catch {}
}
