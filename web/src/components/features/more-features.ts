/** Says how many features a card leaves out: `+ 2 more features`. */
export const moreFeatures = (count: number): string =>
  `+ ${count} more ${count === 1 ? "feature" : "features"}`;
