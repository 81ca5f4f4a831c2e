/** What the tour does with a browser. Elements are named by CSS selectors; the first match counts. */
export type Driver = {
  open: (url: string) => Promise<unknown>;
  resize: (width: number) => Promise<unknown>;
  /** Clicks an element that is in view. */
  click: (selector: string) => Promise<unknown>;
  hover: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  /** Runs JavaScript within the page and returns what it evaluates to. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The number of open tabs. */
  tabs: () => Promise<number>;
  quit: () => Promise<unknown>;
};

/** Nothing listens there: a chat that the page opens fails at once, with a network or without. */
export const DEAD_PROXY = { host: "127.0.0.1", port: 9 };

export const HEIGHT = 800;
