/** Matches what is left of an emoji that was cut in two: half a character, or the joiner of two. */
const PARTIAL = /[\p{Surrogate}\u200d]+$/u;

/** Truncates a text at a word boundary to at most `longest` characters, including the ellipsis. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest).replace(/\s+\S*$/, "");
  return `${start.slice(0, longest - 1).replace(PARTIAL, "")}…`;
}
