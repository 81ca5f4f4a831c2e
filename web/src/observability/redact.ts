/** An address without what a visitor searched for and without its query. */
export function redactPath(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.replace(/(\/search\/).+/, "$1*");
}
