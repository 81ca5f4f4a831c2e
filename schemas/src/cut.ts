/** Cuts a text at a word, so that it has at most so many characters, and an ellipsis. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest).replace(/\s+\S*$/, "");
  return `${start.slice(0, longest - 1)}…`;
}
