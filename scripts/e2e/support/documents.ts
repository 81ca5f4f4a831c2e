import { lake } from "./lake.ts";

/** A service that could be published, under an id and an address of its own. */
export async function newService(id: string, fields: Record<string, unknown> = {}) {
  const { _rev, _createdAt, _updatedAt, ...model } =
    (await lake.getDocument("service-hr-automation")) ?? {};
  const slug = { _type: "slug", current: id.replace("drafts.", "") };
  return { ...model, _type: "service", _id: id, slug, aliases: [], ...fields };
}
