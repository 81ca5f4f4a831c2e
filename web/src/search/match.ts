const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/**
 * Makes the test for a search: every word has to occur somewhere, in any order, as the beginning of
 * a word or within one; accents and case do not count.
 * @param query what the visitor typed; nothing matches everything
 * @returns says whether a text matches
 */
export function matcher(query: string): (text: string) => boolean {
  const words = fold(query).split(" ").filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
