import type { CreativeWork } from "schema-dts";
import { absolute } from "../../addresses.ts";
import { businessReference } from "./business.ts";

type Project = {
  title: string;
  slug: string;
  category: string;
  location: string;
  description: string;
  image: string | null | undefined;
};

/** A piece of work in the portfolio. */
export function creativeWork(path: string, project: Project) {
  return {
    "@type": "CreativeWork",
    "@id": absolute(`${path}#${project.slug}`),
    name: project.title,
    description: project.description,
    genre: project.category,
    locationCreated: { "@type": "Place" as const, name: project.location },
    image: project.image ?? undefined,
    creator: businessReference(),
  } satisfies CreativeWork;
}
