/** How many entries the header shows in its row on wide screens; the rest are in “More”. */
export const MAX_IN_ROW = 7;
