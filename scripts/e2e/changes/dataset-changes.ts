import { recordsIn } from "@currawong/schemas/record";
import { SINGLETON_TYPES } from "@currawong/schemas/types";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { validate } from "../../content-check/validate.ts";
import { lake, published } from "../support/lake.ts";
import { type Document, type Edit, edits } from "./edits.ts";

/** A reversible change to the published dataset, like one that an editor makes. */
export type Change = {
  about: string;
  apply(): Promise<unknown>;
  undo(): Promise<unknown>;
};

/**
 * Generates random changes to the current dataset: three in four edit a value or block of a document, the
 * others create, unpublish or delete one. The result is undefined where the data or the schema forbids it.
 */
export async function changeMaker(random: () => number) {
  const types = [...PUBLIC_TYPES, "sanity.imageAsset"];
  const query = "*[_type in $types] | order(_id asc)";
  let documents: Document[] = [];
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];

  async function errorsIn(document: Document): Promise<number> {
    const exists = (id: string) => documents.some(({ _id }) => _id === id);
    const context = { client: published, exists };
    return (await validate(document, context)).filter(({ level }) => level === "error").length;
  }

  async function editChange(document: Document): Promise<Change | undefined> {
    // One block of each type.
    const blocks = documents.flatMap(({ sections }) => recordsIn(sections));
    const examples = [...new Map(blocks.map((block) => [block._type, block])).values()];
    const candidates = edits(document, { documents, examples });
    const before = await errorsIn(document);
    // Most edits break a rule of the schema.
    for (let attempt = 0; attempt < 20; attempt++) {
      const edit: Edit | undefined = pick(candidates);
      if (!edit || (await errorsIn(edit.document)) > before) continue;
      return {
        about: `${document._id}${edit.path}`,
        apply: () => lake.createOrReplace(edit.document),
        undo: () => lake.createOrReplace(document),
      };
    }
    return undefined;
  }

  function createChange({ aliases: _, landing: __, ...model }: Document): Change {
    const _id = `${model._id}-copy`;
    const slug = model.slug as { current: string } | undefined; // Per the schema.
    const newSlug = slug && { slug: { ...slug, current: `${slug.current}-copy` } };
    const copy = { ...model, ...newSlug, _id, _type: model._type };
    const apply = () => lake.createOrReplace(copy);
    return { about: `create ${_id}`, apply, undo: () => lake.delete(_id) };
  }

  async function removeChange(document: Document): Promise<Change | undefined> {
    const { _id } = document;
    if ((await lake.fetch<number>("count(*[references($_id)])", { _id })) > 0) return undefined;
    const draft = { ...document, _id: `drafts.${_id}` };
    const isUnpublished = random() < 0.5;
    return {
      about: `${isUnpublished ? "unpublish" : "delete"} ${_id}`,
      apply: () => {
        const transaction = lake.transaction().delete(_id);
        return (isUnpublished ? transaction.create(draft) : transaction).commit();
      },
      undo: () => lake.transaction().createOrReplace(document).delete(draft._id).commit(),
    };
  }

  return async (): Promise<Change | undefined> => {
    documents = await published.fetch<Document[]>(query, { types });
    const type = pick(PUBLIC_TYPES);
    const document = pick(documents.filter(({ _type }) => _type === type));
    if (!document || random() < 0.75) return document && editChange(document);
    if ((SINGLETON_TYPES as readonly string[]).includes(document._type)) return undefined;
    return random() < 0.5 ? createChange(document) : removeChange(document);
  };
}
