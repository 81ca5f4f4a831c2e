import type { Service } from "@currawong/schemas/content.generated";
import type { Authored } from "../authored.ts";
import { questions, type Step, steps } from "../blocks.ts";

type Sections = NonNullable<Authored<Service>["sections"]>;
type Plate = NonNullable<Authored<Service>["plate"]>;

type Pair = readonly [title: string, text: string];

/** What a service's page shows beyond its list of inclusions. */
export type ServiceStory = {
  /** What the customer gets, as a picture in the opening. */
  plate: Plate;
  /** What is not included, and where it comes from instead. */
  without: readonly Pair[];
  /** The steps of the work; with times, they form a roster. */
  time: readonly Step[];
  /** Questions about this service only. */
  ask: readonly Pair[];
  /** Markdown with links to the case, the cost article and the section that belong to it. */
  links: string;
};

/**
 * The picture of the work in the opening.
 * @param svg its file in `authored/`
 * @param alt what it shows
 * @param frames lines of the service's list of inclusions, each with the view that shows it, 4:5
 * @param card the view that cards show, 2:1
 */
export const plate = (
  svg: string,
  alt: string,
  frames: readonly (readonly [caption: string, view: string])[],
  card?: string,
): Plate => ({
  picture: { svg, alt },
  frames: frames.map(([caption, view]) => ({ caption, view })),
  ...(card && { card }),
});

/**
 * The blocks of a service's page between its exclusions and the form. Steps that all have times are a roster.
 * @param title of the service, in headings that would say nothing alone
 */
export function sectionsOf({ time, ask, links }: ServiceStory, title: string): Sections {
  const isRoster = time.every(([, , when]) => when !== undefined);
  return [
    steps(`${title}, step by step`, time, isRoster ? { layout: "roster", band: true } : {}),
    questions(ask),
    { _type: "prose", body: links },
  ];
}
