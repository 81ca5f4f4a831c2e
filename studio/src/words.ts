/** “1 draft”, “12 drafts”. */
export const counted = (count: number, word: string): string =>
  `${count} ${count === 1 ? word : `${word}s`}`;
