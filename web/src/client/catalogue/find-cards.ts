const fold = (text: string) => text.toLowerCase().replace(/[-‐‑]/g, "");

/**
 * Finds which cards show the words that a visitor types, a group of cards at a time.
 * @param groups the texts of the cards, by group
 * @param words as typed; without any, every card is shown
 * @returns for each card whether it is shown; a group without one is hidden
 */
export function findCards(groups: readonly (readonly string[])[], words: string): boolean[][] {
  const wanted = fold(words).split(/\s+/);
  return groups.map((texts) =>
    texts.map(fold).map((text) => wanted.every((word) => text.includes(word))),
  );
}
