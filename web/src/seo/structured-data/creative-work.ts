import type { PROJECTS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import type { CreativeWork } from "schema-dts";
import { absolute } from "../../addresses.ts";
import { businessReference } from "./business.ts";

/** A piece of work in the portfolio. */
export function creativeWork(path: string, project: PROJECTS_QUERY_RESULT[number]) {
  return {
    "@type": "CreativeWork",
    "@id": absolute(`${path}#${project.slug}`),
    name: project.title,
    description: project.description,
    genre: project.category,
    locationCreated: { "@type": "Place" as const, name: project.location },
    image: project.image.asset?.url ?? undefined,
    creator: businessReference(),
  } satisfies CreativeWork;
}
