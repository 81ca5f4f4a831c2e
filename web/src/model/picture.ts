import type { BlockOf } from "@/model/block";

/** A picture as the queries select it (`pictureFields`). */
export type PictureData = Omit<BlockOf<"pictures">["pictures"][number], "_key"> | null;
