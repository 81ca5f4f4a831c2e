import { withKeys } from "@currawong/content/keys";
import { isRecord, recordsIn } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { baseId } from "@currawong/schemas/validation/lake";
import { at, defineMigration, patch, set, unset } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";
import { collect, refOf, weakReferences } from "../documents.ts";

type Fields = Record<string, unknown>;

/** The heading by which quotes found what a service does not include. */
const isExclusions = ({ _type, heading }: Fields) =>
  _type === "useCases" && /\bnot included\b/i.test(String(heading));

/** `Weeks 4–6: in the product`, where the time was part of the title. */
const PERIOD = /^(day|week)s? (\d+)(?:\s*[–-]\s*(\d+))?$/i;
const THROUGHOUT = /^(?:all|every) \w+$/i;

function timeOf(time: string, isLast: boolean): Fields {
  const [, unit, from, to] = PERIOD.exec(time) ?? [];
  if (!unit) return { time, ...(isLast && THROUGHOUT.test(time) && { isThroughout: true }) };
  return {
    when: {
      _type: "duration",
      from: Number(from),
      ...(to && to !== from && { to: Number(to) }),
      unit: `${unit.toLowerCase()}s`,
    },
  };
}

function stepOf({ icon, ...item }: Fields, isLast: boolean): Fields {
  if (item._type === "step") return item;
  const [, time, rest] = /^([^:]+): (.+)$/.exec(String(item.title ?? "")) ?? [];
  const title = rest && rest.charAt(0).toUpperCase() + rest.slice(1);
  return {
    ...item,
    _type: "step",
    ...(time && { title, ...timeOf(time, isLast) }),
  };
}

/** A page's blocks with the times of steps in fields, or null where nothing changes. */
function withTimes(sections: readonly Fields[]): Fields[] | null {
  const isOld = ({ _type, items }: Fields) =>
    _type === "steps" && recordsIn(items).some((item) => item._type !== "step");
  if (!sections.some(isOld)) return null;
  return sections.map((block) => {
    if (!isOld(block)) return block;
    const items = recordsIn(block.items);
    return {
      ...block,
      items: items.map((item, index) => stepOf(item, index === items.length - 1)),
    };
  });
}

/** The facts that the document has elsewhere: what it excludes, and what it costs more with. */
function factsOf({ facts, risesWith }: Fields, exclusions: readonly Fields[]): Fields | null {
  const own = isRecord(facts) ? facts : {};
  const excludes = exclusions.flatMap(({ items }) =>
    recordsIn(items).map(({ title, description }) => ({
      _type: "exclusion",
      title,
      ...(description !== undefined && { description }),
    })),
  );
  const found = {
    ...(excludes.length > 0 && !own.excludes && { excludes: withKeys(excludes) }),
    ...(risesWith !== undefined && !own.costsMoreWith && { costsMoreWith: risesWith }),
  };
  return Object.keys(found).length > 0 ? { _type: "offerFacts", ...own, ...found } : null;
}

/** The set that a platform’s page shows. */
const setOf = ({ sections }: Fields) =>
  recordsIn(sections)
    .map(({ set }) => refOf(set))
    .find((ref) => ref !== undefined);

/** The packages of a set with the platforms that named them by their titles; null where there are none. */
function withPlatforms(set: SanityDocument, platforms: readonly SanityDocument[]) {
  const own = platforms.filter((page) => setOf(page) === baseId(set._id));
  const packages = recordsIn(set.packages).map((one) => {
    const starting = own.filter((page) => page.package === one.title && !one.platforms);
    return starting.length > 0 ? { ...one, platforms: weakReferences(starting) } : one;
  });
  return packages.some((one, index) => one !== recordsIn(set.packages)[index]) ? packages : null;
}

function changesOf(document: SanityDocument, platforms: readonly SanityDocument[]) {
  const { _type, title, offerName, risesWith, landing } = document;
  const all = recordsIn(document.sections);
  const exclusions = _type === "service" ? all.filter(isExclusions).slice(0, 1) : [];
  const sections = all.filter((block) => !exclusions.includes(block));
  const timed = withTimes(sections) ?? (exclusions.length > 0 ? sections : null);
  const rich = withTimes(recordsIn(isRecord(landing) ? landing.sections : undefined));
  const facts = factsOf(document, exclusions);
  const isSet = _type === "packageSet";
  const subject = isSet && !offerName && String(title ?? "").split(":")[0];
  const packages = isSet && withPlatforms(document, platforms);
  return [
    ...(facts ? [at("facts", set(facts))] : []),
    ...(timed ? [at("sections", set(timed))] : []),
    ...(rich ? [at(["landing", "sections"], set(rich))] : []),
    ...(subject ? [at("offerName", set(subject))] : []),
    ...(packages ? [at("packages", set(packages))] : []),
    ...(risesWith === undefined ? [] : [at("risesWith", unset())]),
    ...(_type === "platformPage" && document.package !== undefined ? [at("package", unset())] : []),
  ];
}

/**
 * The facts of an offer were read out of headings, titles and a field of their own: what is not included, when a
 * step is, what a price rises with, what a set's packages are for and which one starts a platform. They become fields, with the words kept.
 */
export default defineMigration({
  title: "The facts of offers as fields",
  documentTypes: [...TYPE_NAMES],
  async *migrate(documents) {
    const all = await collect(documents());
    const platforms = all.filter(
      ({ _type, _id }) => _type === "platformPage" && !_id.includes("."),
    );
    for (const document of all) {
      const changes = changesOf(document, platforms);
      if (changes.length > 0) yield patch(document._id, changes);
    }
  },
});
