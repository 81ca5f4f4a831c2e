/** The id of a frame of a service's picture, by its position. */
export const frameId = (index: number): string => `frame-${index + 1}`;

/** The id of the line of “What's Included” that a frame shows. */
export const inclusionId = (index: number): string => `inclusion-${index + 1}`;
