import type { PictureData } from "@/model/picture";

/** The id of a frame of a service's picture, by its position. */
export const frameId = (index: number): string => `frame-${index + 1}`;

/** The id of the line of “What's Included” that a frame shows. */
export const inclusionId = (index: number): string => `inclusion-${index + 1}`;

/** The `viewBox` of a drawing over a whole picture, in the units of its frames. */
export const sizeOf = (picture: PictureData): string =>
  `0 0 ${picture?.asset?.width ?? 0} ${picture?.asset?.height ?? 0}`;
