import type { ValidationContext } from "@sanity/types";
import { lakeOf } from "./lake.ts";

/** Without “one”, which rarely counts: “One price for everything”. */
const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");

/** The number that a heading starts with, e.g. 4 in “Four AI services”; undefined if it counts several kinds. */
function countIn(heading: string | undefined): number | undefined {
  const [first = "", ...words] = (heading ?? "").toLowerCase().split(/\s+/);
  // “Two sizes and a retainer”, but not “Four services and their prices”.
  const countsMore = words.some(
    (word, at) => word === "and" && !/^(?:its|their)$/.test(words[at + 1] ?? ""),
  );
  if (words.length === 0 || countsMore) return undefined;
  if (/^\d{1,2}$/.test(first)) return Number(first);
  const index = NUMBERS.indexOf(first);
  return index < 0 ? undefined : index + 2;
}

/** The fields in which a block lists what its heading may count, or names a document that does. */
type Listing = Partial<
  Record<"items" | "cards" | "pages" | "services" | "pictures", unknown[]> &
    Record<"group" | "set", { _ref?: string }>
>;

const COUNT_QUERY = `select(
  defined($group) => count(*[_type == "service" && group._ref == $group]),
  count(*[_id == $set][0].packages)
)`;

/** How many entries a block lists; undefined for a block without a list. */
async function lengthOf(block: Listing, context: ValidationContext): Promise<number | undefined> {
  const { items, cards, pages, services, pictures, group, set } = block;
  const list = items ?? cards ?? pages ?? services ?? pictures;
  if (list) return list.length;
  if (!group?._ref && !set?._ref) return undefined;
  const params = { group: group?._ref ?? null, set: set?._ref ?? null };
  return (
    (await lakeOf(context, "published").fetch<number | null>(COUNT_QUERY, params)) ?? undefined
  );
}

/** A heading that starts with a number counts what its block lists. */
export async function headingCounts(
  heading: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const count = countIn(heading);
  if (count === undefined) return true;
  // The parent of a block's heading is the block.
  const length = await lengthOf((context.parent ?? {}) as Listing, context);
  if (length === undefined || length === count) return true;
  return `The heading counts ${count}, and the block lists ${length}. Change the number, or leave it out.`;
}
