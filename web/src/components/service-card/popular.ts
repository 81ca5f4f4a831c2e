/** The badge that says of itself what the ring of a popular card says to those who see it. */
export const POPULAR = "MOST POPULAR";
