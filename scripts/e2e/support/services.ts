import { formatFigure } from "@currawong/schemas/price";
import { lake } from "./lake.ts";

/** A service that could be published, under an id and an address of its own. */
export async function newService(id: string, fields: Record<string, unknown> = {}) {
  const { _rev, _createdAt, _updatedAt, ...model } =
    (await lake.getDocument("service-hr-automation")) ?? {};
  const slug = { _type: "slug", current: id.replace("drafts.", "") };
  return { ...model, _type: "service", _id: id, slug, aliases: [], ...fields };
}

/** A service with a page of its own, which shows its starting price. */
export const PRICED = { id: "service-hr-automation", path: "/services/hr-automation" };

/** Publishes another amount for that service; resolves with the figure that pages show. */
export async function publishPrice(amount: number): Promise<string> {
  await lake.patch(PRICED.id).set({ "startingPrice.amount": amount }).commit();
  return formatFigure(amount);
}
