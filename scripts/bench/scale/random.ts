/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SYLLABLES = [
  "ba",
  "co",
  "du",
  "fe",
  "gi",
  "ka",
  "lo",
  "mi",
  "no",
  "pe",
  "ra",
  "so",
  "tu",
  "ve",
];

/** Words as a language has them: a few are everywhere, most are rare. */
export const VOCABULARY: readonly string[] = Array.from({ length: 6_000 }, (_, rank) => {
  let word = "";
  for (
    let rest = rank + SYLLABLES.length ** 2;
    rest > 0;
    rest = Math.floor(rest / SYLLABLES.length)
  ) {
    word = SYLLABLES[rest % SYLLABLES.length] + word;
  }
  return word;
});

/** A text of some words, each as frequent as its place in the vocabulary says (Zipf's law). */
export function randomText(random: () => number, words: number): string {
  const chosen = Array.from({ length: words }, () => {
    const rank = Math.floor(VOCABULARY.length ** random()) - 1;
    return VOCABULARY[rank] ?? "";
  });
  const text = chosen.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number that stands for a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
