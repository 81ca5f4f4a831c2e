import { formatFigure } from "@currawong/schemas/price";
import type { SanityClient } from "@sanity/client";
import { clientFromEnvironment } from "../../dataset/client.ts";

/** An administrator's client for the tests' lake. It sees both drafts and published documents. */
export const lake: SanityClient = clientFromEnvironment(process.env);

/** Signs in to the lake as a colleague with another role, and returns a client that writes as that user. */
export async function signInColleague(role: "editor" | "contributor"): Promise<SanityClient> {
  const auth = `${process.env.SANITY_API_HOST}/v1/auth`;
  const origin = `http://localhost:${process.env.STUDIO_PORT}`;
  const login = `${auth}/login/local?role=${role}&origin=${origin}`;
  const { headers } = await fetch(login, { redirect: "manual" });
  const session = await fetch(
    `${auth}/fetch?${new URL(headers.get("location") ?? "").hash.slice(1)}`,
  );
  const { token } = (await session.json()) as { token: string };
  return lake.withConfig({ token });
}

/** A visitor's view of the same dataset. */
export const published = lake.withConfig({ perspective: "published" });

/** Returns a publishable service with its own id and address. */
export async function newService(id: string, fields: Record<string, unknown> = {}) {
  const { _rev, _createdAt, _updatedAt, ...model } = (await lake.getDocument(PRICED.id)) ?? {};
  const slug = { _type: "slug", current: id };
  return { ...model, _type: "service", _id: id, slug, aliases: [], ...fields };
}

/** A service with its own page, which shows its starting price. */
export const PRICED = { id: "service-hr-automation", path: "/services/hr-automation" };

/** Fetches a service's published starting price. */
export const publishedPrice = (id = PRICED.id) =>
  published.fetch<number>("*[_id == $id][0].startingPrice.amount", { id });

/** Publishes another starting price for `PRICED`; resolves with the figure that pages show. */
export async function publishPrice(amount: number): Promise<string> {
  await lake.patch(PRICED.id).set({ "startingPrice.amount": amount }).commit();
  return formatFigure(amount);
}

/** Creates a draft of a document with changed fields. */
export async function createDraft(id: string, fields: Record<string, unknown>): Promise<void> {
  const document = await lake.getDocument(id);
  if (!document) throw new Error(`${id} is not in the dataset.`);
  await lake.create({ ...document, _id: `drafts.${id}`, ...fields });
}

const SCHEDULED = '*[_type == "system.release" && state == "scheduled"]{ name, publishAt }';

/** Fetches the scheduled releases. */
export const releases = () => lake.fetch<{ name: string; publishAt: string }[]>(SCHEDULED);

/** Reschedules the only scheduled release to now, so that the lake’s own scheduler runs it. */
export async function bringForward(): Promise<void> {
  const [release] = await releases();
  await lake.action({
    actionType: "sanity.action.release.schedule",
    releaseId: release?.name ?? "",
    publishAt: new Date().toISOString(),
  });
}
