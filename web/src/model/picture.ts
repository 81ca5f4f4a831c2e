/** A picture as the queries select it (`pictureFields`). */
export type PictureData = {
  alt: string | null;
  crop: { top?: number; bottom?: number; left?: number; right?: number } | null;
  hotspot: { x?: number; y?: number; width?: number; height?: number } | null;
  asset: {
    url: string | null;
    width: number | null;
    height: number | null;
  } | null;
} | null;
