/** The longest search, in characters and in words: the rest is ignored. */
const MAX_LENGTH = 60;
const MAX_WORDS = 6;

/** Words of questions that say nothing of their subject: “how much does a website cost”. */
const FILLERS = new Set(
  "a an and any are be can cost costs do does for get have how i in is like make me much my need of on or our price prices pricing should that the there to us want we what when where which who why will with would you your".split(
    " ",
  ),
);

/** Lower case, without accents and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

/**
 * The words of a search as we compare them.
 * @param text what the visitor typed
 */
export function wordsOf(text: string): string[] {
  const all = fold(text.slice(0, 200)).match(/[a-z0-9]+/g) ?? [];
  const telling = all.filter((word) => !FILLERS.has(word));
  const words: string[] = [];
  // A search of fillers alone means them.
  for (const word of telling.length > 0 ? telling : all) {
    if (words.length === MAX_WORDS || words.join(" ").length + word.length >= MAX_LENGTH) break;
    words.push(word);
  }
  return words;
}

/**
 * Makes the test for a filter: every word has to occur somewhere, in any order, as the beginning of
 * a word or within one; accents and case do not count.
 * @param query what the visitor typed; nothing matches everything
 * @returns says whether a text matches
 */
export function matcher(query: string): (text: string) => boolean {
  const words = fold(query).split(/\s+/);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
