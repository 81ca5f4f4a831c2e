import type { LakeDocument } from "../documents.ts";

/** Current documents under one perspective, by id and by type, in order of creation. */
export class View {
  readonly #byId = new Map<string, LakeDocument>();
  readonly #byType = new Map<string, Map<string, LakeDocument>>();
  readonly #lists = new Map<string, readonly LakeDocument[]>();
  #all: readonly LakeDocument[] | undefined;

  /** The document with this id, if the perspective shows one. */
  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id);
  }

  /** Every document. The array is shared: do not change it. */
  all(): readonly LakeDocument[] {
    this.#all ??= [...this.#byId.values()];
    return this.#all;
  }

  /** Every document of a type. The array is shared: do not change it. */
  ofType(type: string): readonly LakeDocument[] {
    const known = this.#lists.get(type);
    if (known) return known;
    const list = [...(this.#byType.get(type)?.values() ?? [])];
    this.#lists.set(type, list);
    return list;
  }

  /** Adds or replaces a document. */
  put(document: LakeDocument): void {
    const { _id: id, _type: type } = document;
    const previous = this.#byId.get(id);
    if (previous && previous._type !== type) this.remove(id);
    this.#byId.set(id, document);
    const ofType = this.#byType.get(type) ?? new Map<string, LakeDocument>();
    ofType.set(id, document);
    this.#byType.set(type, ofType);
    this.#forget(type);
  }

  /** Removes a document; nothing happens when there is none. */
  remove(id: string): void {
    const previous = this.#byId.get(id);
    if (!previous) return;
    this.#byId.delete(id);
    this.#byType.get(previous._type)?.delete(id);
    this.#forget(previous._type);
  }

  #forget(type: string): void {
    this.#all = undefined;
    this.#lists.delete(type);
  }
}
