import { recordsIn } from "@currawong/schemas/record";
import { baseId } from "@currawong/schemas/validation/lake";
import { at, defineMigration, patch, set, unset } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";
import { collect, refOf, weakReferences } from "../documents.ts";

/** The types that had a number for their place. */
const NUMBERED = [
  "service",
  "serviceGroup",
  "role",
  "hireCategory",
  "project",
  "platformPage",
  "designPage",
];

/** The groups whose documents now are in an array of theirs, and the field of a document that names its group. */
const GROUPS: Readonly<Record<string, { of: string; by: string; field: string }>> = {
  serviceGroup: { of: "service", by: "group", field: "services" },
  hireCategory: { of: "role", by: "category", field: "roles" },
};

/** The blocks that list every document of a type, now in an array of theirs. */
const BLOCKS: Readonly<Record<string, { of: string; field: string }>> = {
  catalogue: { of: "serviceGroup", field: "groups" },
  roles: { of: "hireCategory", field: "categories" },
  portfolio: { of: "project", field: "order" },
};

const isPublished = ({ _id }: SanityDocument) => !_id.includes(".");

const placeOf = ({ order }: SanityDocument) =>
  typeof order === "number" ? order : Number.POSITIVE_INFINITY;

/** As the queries sorted them. */
const byPlace = (a: SanityDocument, b: SanityDocument) =>
  placeOf(a) - placeOf(b) || (a._id < b._id ? -1 : 1);

const sequenceOf = (documents: readonly SanityDocument[]) =>
  weakReferences(documents.toSorted(byPlace));

/** The place of each document by number becomes its place in an array that editors drag. */
export default defineMigration({
  title: "The order of groups, services, roles and projects into arrays",
  async *migrate(documents) {
    const all = await collect(documents());
    const published = all.filter(isPublished);
    const ofType = (type: string) => published.filter(({ _type }) => _type === type);
    for (const document of all) {
      const changes: ReturnType<typeof at>[] = [];
      const group = GROUPS[document._type];
      if (group && document[group.field] === undefined) {
        const id = baseId(document._id);
        const members = ofType(group.of).filter((member) => refOf(member[group.by]) === id);
        if (members.length > 0) changes.push(at(group.field, set(sequenceOf(members))));
      }
      for (const block of recordsIn(document.sections)) {
        const { of, field } = BLOCKS[String(block._type)] ?? {};
        // Portfolio blocks with projects of their own show only those.
        if (!of || !field || block[field] !== undefined || recordsIn(block.projects).length > 0)
          continue;
        const sequence = sequenceOf(ofType(of));
        if (sequence.length > 0)
          changes.push(at(["sections", { _key: String(block._key) }, field], set(sequence)));
      }
      if (NUMBERED.includes(document._type) && "order" in document)
        changes.push(at("order", unset()));
      if (changes.length > 0) yield patch(document._id, changes);
    }
  },
});
