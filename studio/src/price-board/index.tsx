import { BillIcon } from "@sanity/icons/Bill";
import { lazy } from "react";
import type { Tool } from "sanity";

const PriceBoard = lazy(() => import("./ui/price-board.tsx"));

/** Every price on one screen, loaded when someone opens it. */
export const priceBoardTool: Tool = {
  name: "prices",
  title: "Prices",
  icon: BillIcon,
  component: PriceBoard,
};
