/** The columns of the board, in order. */
export const COLUMNS = ["select", "title", "place", "price", "unit", "from", "notes"] as const;

export type Column = (typeof COLUMNS)[number];

/** A cell of the grid, by the key of its row. */
export type Cell = { key: string; column: Column };

export const PRICE: Column = "price";
