/** An address without what a visitor looked for or was sent with. */
export function withoutWords(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.replace(/(\/search\/).+/, "$1*");
}
