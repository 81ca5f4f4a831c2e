/** The size of the pictures shown where an address is shared, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
