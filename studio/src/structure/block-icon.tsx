import { blockPicture } from "@currawong/schemas/objects/sections";
import type { ComponentType } from "react";

/** The icon of a block: its picture in the menu, small. */
export function blockIcon(type: string): ComponentType {
  return () => (
    <img
      src={blockPicture(type)}
      alt=""
      style={{ width: "100%", height: "100%", objectFit: "cover" }}
    />
  );
}
