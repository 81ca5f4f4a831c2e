/** Longest search kept, in characters and in words: what is beyond finds nothing more. */
const MAX_LENGTH = 60;
const MAX_WORDS = 6;

/** Lower case, without accents and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

/**
 * The words of a search as we compare them.
 * @param text what the visitor typed, or the last segment of a results page’s address
 */
export function wordsOf(text: string): string[] {
  const words = fold(text.slice(0, 200)).match(/[a-z0-9]+/g) ?? [];
  const kept: string[] = [];
  for (const word of words) {
    if (kept.length === MAX_WORDS || kept.join(" ").length + word.length >= MAX_LENGTH) break;
    kept.push(word);
  }
  return kept;
}

/**
 * The address of the results for a search. Searches that mean the same share one, so that few
 * pages serve many searches.
 * @returns e.g. `/search/ai-chatbot`, or `null` when nothing is asked
 */
export function resultsPath(text: string): string | null {
  const words = wordsOf(text);
  return words.length > 0 ? `/search/${words.join("-")}` : null;
}
