import { SINGLETON_TYPES } from "@currawong/schemas/schema";
import { type Example, loadExamples } from "@currawong/schemas/testing/examples";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { validate } from "../../content-check/validate.ts";
import { lake, published } from "../support/lake.ts";
import { blockChanges, hasBlocks } from "./block-changes.ts";
import { type Document, type FieldChange, fieldChanges } from "./field-changes.ts";

/** A change of the published dataset, made as an editor makes it, and taken back. */
export type Change = {
  about: string;
  apply(): Promise<unknown>;
  undo(): Promise<unknown>;
};

/** What to change, as numbers that a random generator chooses. */
export type Choice = {
  kind: "field" | "block" | "create" | "unpublish" | "delete";
  type: number;
  document: number;
  field: number;
  value: number;
};

const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % items.length];

const replace = (document: Document) => lake.createOrReplace(document);

/** The published documents, and what can be done with them. */
export class DatasetChanges {
  readonly #byType: ReadonlyMap<string, Document[]>;
  readonly #ids: ReadonlySet<string>;

  readonly #examples: readonly Example[];

  private constructor(documents: readonly Document[], examples: readonly Example[]) {
    const byType = new Map<string, Document[]>();
    for (const document of documents) {
      byType.set(document._type, [...(byType.get(document._type) ?? []), document]);
    }
    this.#byType = byType;
    this.#ids = new Set(documents.map(({ _id }) => _id));
    this.#examples = examples;
  }

  static async open(): Promise<DatasetChanges> {
    const types = [...PUBLIC_TYPES, "sanity.imageAsset"];
    const query = "*[_type in $types] | order(_id asc)";
    const documents = await published.fetch<Document[]>(query, { types });
    return new DatasetChanges(documents, await loadExamples());
  }

  /** @returns the change, or `undefined` where the dataset or the schema does not allow it */
  async choose({ kind, type, document, field, value }: Choice): Promise<Change | undefined> {
    const types = kind === "block" ? PUBLIC_TYPES.filter(hasBlocks) : PUBLIC_TYPES;
    const chosen = at(this.#byType.get(at(types, type) ?? "") ?? [], document);
    if (!chosen) return undefined;
    if (kind === "field") return this.#changeField(chosen, field, value);
    if (kind === "block") {
      const changes = blockChanges(chosen, this.#examples, this.#candidates);
      return this.#firstValid(chosen, at(changes, field) ?? [], value);
    }
    if ((SINGLETON_TYPES as readonly string[]).includes(chosen._type)) return undefined;
    return kind === "create" ? this.#create(chosen) : this.#remove(chosen, kind);
  }

  #candidates = (type: string) => (this.#byType.get(type) ?? []).map(({ _id }) => _id);

  #changeField(document: Document, field: number, value: number) {
    const fields = fieldChanges(document, this.#candidates);
    return this.#firstValid(document, at([...fields.values()], field) ?? [], value);
  }

  /** From the one chosen on, the first that could be published. */
  async #firstValid(document: Document, changes: readonly FieldChange[], value: number) {
    for (let offset = 0; offset < Math.min(changes.length, 20); offset++) {
      const change = at(changes, value + offset);
      if (change && (await this.#isValid(document, change)))
        return this.#asChange(document, change);
    }
    return undefined;
  }

  #asChange(document: Document, { path, document: changed }: FieldChange): Change {
    return {
      about: `${document._id}: ${path}`,
      apply: () => replace(changed),
      undo: () => replace(document),
    };
  }

  async #isValid(document: Document, change: FieldChange): Promise<boolean> {
    const context = { client: published, exists: (id: string) => this.#ids.has(id) };
    const errors = async (checked: Document) =>
      (await validate(checked, context)).filter(({ level }) => level === "error").length;
    return (await errors(change.document)) <= (await errors(document));
  }

  #create(model: Document): Change {
    const _id = `${model._id}-copy`;
    const { aliases: _, landing: __, ...rest } = model;
    const slug = rest.slug as { current: string } | undefined; // By the schema.
    const copy = {
      ...rest,
      _id,
      ...(slug ? { slug: { ...slug, current: `${slug.current}-copy` } } : {}),
    };
    return { about: `create ${_id}`, apply: () => replace(copy), undo: () => lake.delete(_id) };
  }

  async #remove(document: Document, kind: "unpublish" | "delete"): Promise<Change | undefined> {
    const { _id } = document;
    if ((await lake.fetch<number>("count(*[references($_id)])", { _id })) > 0) return undefined;
    const draft = { ...document, _id: `drafts.${_id}` };
    return {
      about: `${kind} ${_id}`,
      apply: () => {
        const transaction = lake.transaction().delete(_id);
        return (kind === "delete" ? transaction : transaction.create(draft)).commit();
      },
      undo: () => lake.transaction().createOrReplace(document).delete(draft._id).commit(),
    };
  }
}
