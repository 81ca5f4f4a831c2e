const splitWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a role's badge only repeats its title: `DATABASES` adds nothing to “Database administrator”. */
export function repeatsTitle(label: string, title: string): boolean {
  const words = splitWords(title);
  return splitWords(label).every((word) =>
    words.some((other) => other.startsWith(word) || word.startsWith(other)),
  );
}
