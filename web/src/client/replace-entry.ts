/**
 * Changes the page's entry in the history. Never throws: Safari refuses more than a hundred changes in half a minute, and
 * some extensions and embedded browsers all of them. The page then works, with the address that it had.
 * @param state what the entry keeps; by default what it has, because Next stores its own there
 */
export function replaceEntry(address: string, state: unknown = history.state): void {
  try {
    history.replaceState(state, "", address);
  } catch {}
}
