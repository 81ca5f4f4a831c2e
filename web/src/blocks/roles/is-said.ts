const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether a label only repeats what stands beside it: each of its words begins one there, or is begun
 * by one. `DATABASES` says nothing beside “Database administrator”.
 * @param label of a role
 * @param title it stands beside
 */
export function isSaid(label: string, title: string): boolean {
  const said = wordsOf(title);
  return wordsOf(label).every((word) =>
    said.some((other) => other.startsWith(word) || word.startsWith(other)),
  );
}
