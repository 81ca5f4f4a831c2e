/**
 * Cuts a text at a word, so that it fits.
 * @param longest how many characters there is room for
 */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}
