import type { Page } from "@currawong/schemas/content.generated";
import type { Authored } from "./authored.ts";

type Blocks = NonNullable<Authored<Page>["sections"]>;
type Block<Type extends Blocks[number]["_type"]> = Extract<Blocks[number], { _type: Type }>;

/** What a block may say beside its heading and items, such as `band`. */
type Rest<Type extends Blocks[number]["_type"]> = Partial<Omit<Block<Type>, "_type" | "items">>;

type Icon = NonNullable<Block<"features">["items"]>[number]["icon"];

/** A title and the text below it; in features and steps, with an icon. */
export type Point = readonly [title: string, text: string, icon?: Icon];

const points = (items: readonly Point[]) =>
  items.map(([title, description, icon]) => ({ title, description, ...(icon && { icon }) }));

/** A block of points, each with an icon. */
export const features = (
  heading: string,
  items: readonly Point[],
  rest: Rest<"features"> = {},
): Block<"features"> => ({ _type: "features", heading, items: points(items), ...rest });

type Timed = Omit<NonNullable<Block<"steps">["items"]>[number], "title" | "description">;

/** When a step is: its days or weeks, or words where it has none. */
type When = NonNullable<Timed["when"]> | string | Timed;

/** A step of the work: what it is, what happens, and when. */
export type Step = readonly [title: string, text: string, when?: When];

function timed(when: When | undefined): Timed {
  if (when === undefined) return {};
  if (typeof when === "string") return { time: when };
  return "unit" in when ? { when } : when;
}

/** A block of steps in their order, such as the weeks of a project. */
export const steps = (
  heading: string,
  items: readonly Step[],
  rest: Rest<"steps"> = {},
): Block<"steps"> => ({
  _type: "steps",
  heading,
  items: items.map(([title, description, when]) => ({ title, description, ...timed(when) })),
  ...rest,
});

/** A block of points without icons. */
export const useCases = (
  heading: string,
  items: readonly Point[],
  rest: Rest<"useCases"> = {},
): Block<"useCases"> => ({ _type: "useCases", heading, items: points(items), ...rest });

/** The questions of a page, each with its answer. */
export const questions = (
  items: readonly (readonly [question: string, answer: string])[],
  rest: Rest<"questions"> = {},
): Block<"questions"> => ({
  _type: "questions",
  heading: "Frequently Asked Questions",
  items: items.map(([question, answer]) => ({ question, answer })),
  ...rest,
});

/** What the reader gains, as a list. */
export const benefits = (items: string[], rest: Rest<"benefits"> = {}): Block<"benefits"> => ({
  _type: "benefits",
  heading: "Benefits",
  items,
  ...rest,
});
