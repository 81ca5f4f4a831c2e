import { formatFigure } from "@currawong/schemas/price";
import { lake } from "./lake.ts";

/** A service with a page of its own, which shows its starting price. */
export const PRICED = { id: "service-hr-automation", path: "/services/hr-automation" };

/** Publishes another amount for that service; resolves with the figure that pages show. */
export async function publishPrice(amount: number): Promise<string> {
  await lake.patch(PRICED.id).set({ "startingPrice.amount": amount }).commit();
  return formatFigure(amount);
}
