import type { Service } from "@currawong/schemas/content.generated";
import type { Authored } from "../authored.ts";
import { questions, type Step, steps } from "../blocks.ts";

type Sections = NonNullable<Authored<Service>["sections"]>;
type Exhibit = Omit<Extract<Sections[number], { _type: "exhibit" }>, "_type">;
type Plate = NonNullable<Authored<Service>["plate"]>;

type Pair = readonly [title: string, text: string];

/** What a service's page shows beyond its list of inclusions. */
export type ServiceStory = {
  /** What the customer gets, as a picture in the opening. */
  plate: Plate;
  /** A sample of what the service delivers, labelled as an example, where the picture does not say the same. */
  show?: Exhibit;
  /** What is not included, and where it comes from instead. */
  without: readonly Pair[];
  /** The steps of the work; with times, they form a roster. */
  time: readonly Step[];
  /** Questions about this service only. */
  ask: readonly Pair[];
  /** Markdown with links to the case, the cost article and the section that belong to it. */
  links: string;
};

type Line = readonly [label: string, text: string, result?: string];

const lines = (rows: readonly Line[]) =>
  rows.map(([label, text, result]) => ({ label, text, ...(result && { result }) }));

/** An exhibit of lines under column headings. */
export const table = (heading: string, columns: string[], rows: readonly Line[]): Exhibit => ({
  heading,
  layout: "records",
  columns,
  rows: lines(rows),
});

const turnsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({
    from: index % 2 === 0 ? ("customer" as const) : ("bot" as const),
    text,
  }));

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

/** An exhibit of a conversation: the customer starts, and the two take turns. */
export const chat = (heading: string, texts: readonly string[]): Exhibit => ({
  heading,
  layout: "chat",
  turns: turnsOf(texts),
});

/**
 * The blocks of a service's page between its exclusions and the form: monthly work starts with its steps, as a
 * roster; a build starts with what it delivers.
 * @param title of the service, in headings that would say nothing alone
 */
export function sectionsOf({ show, time, ask, links }: ServiceStory, title: string): Sections {
  const isRoster = time.every(([, , when]) => when !== undefined);
  const exhibits: Sections = show ? [{ _type: "exhibit", ...show }] : [];
  const timeline = steps(
    `${title}, step by step`,
    time,
    isRoster ? { layout: "roster", band: true } : {},
  );
  const order = isRoster ? [timeline, ...exhibits] : [...exhibits, timeline];
  return [...order, questions(ask), { _type: "prose", body: links }];
}
