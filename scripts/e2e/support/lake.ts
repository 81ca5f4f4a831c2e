import { formatFigure } from "@currawong/schemas/price";
import type { SanityClient } from "@sanity/client";
import { clientFromEnvironment } from "../../seed/environment.ts";

/** An administrator's client of the lake the tests run on; it sees drafts and published alike. */
export const lake: SanityClient = clientFromEnvironment(process.env);

/** A visitor's view of the same dataset. */
export const published = lake.withConfig({ perspective: "published" });

/** A service that could be published, under an id and an address of its own. */
export async function newService(id: string, fields: Record<string, unknown> = {}) {
  const { _rev, _createdAt, _updatedAt, ...model } = (await lake.getDocument(PRICED.id)) ?? {};
  const slug = { _type: "slug", current: id };
  return { ...model, _type: "service", _id: id, slug, aliases: [], ...fields };
}

/** A service with a page of its own, which shows its starting price. */
export const PRICED = { id: "service-hr-automation", path: "/services/hr-automation" };

/** The starting price of a service that visitors see. */
export const publishedPrice = (id = PRICED.id) =>
  published.fetch<number>("*[_id == $id][0].startingPrice.amount", { id });

/** Publishes another amount for that service; resolves with the figure that pages show. */
export async function publishPrice(amount: number): Promise<string> {
  await lake.patch(PRICED.id).set({ "startingPrice.amount": amount }).commit();
  return formatFigure(amount);
}

/** Gives a document a draft with other fields. */
export async function createDraft(id: string, fields: Record<string, unknown>): Promise<void> {
  const document = await lake.getDocument(id);
  if (!document) throw new Error(`${id} is not in the dataset.`);
  await lake.create({ ...document, _id: `drafts.${id}`, ...fields });
}
