/** What the menu loads once it is used. */
export type MenuRates = {
  /** By path: the formatted price of that page, as shown on the page itself. */
  prices: Record<string, string>;
  /** The number of services. */
  services: number;
};
