import {
  draftIdOf,
  isPublicId,
  isPublishedId,
  type LakeDocument,
  publishedIdOf,
  versionIdOf,
} from "../documents.ts";
import { View } from "./view.ts";

const MAX_STACKS = 8;

/**
 * The current documents in memory, under each perspective:
 * `raw` everything, `published` neither drafts nor versions, `drafts` drafts laid over published
 * (with `_originalId`), `public` what may be read without a token.
 */
export class Views {
  readonly raw = new View();
  readonly published = new View();
  readonly public = new View();
  readonly drafts = new View();
  readonly #stacks = new Map<string, View>();

  /** Takes in the new state of one document; null when it was deleted. */
  update(id: string, document: LakeDocument | null): void {
    set(this.raw, id, document);
    if (isPublishedId(id)) set(this.published, id, document);
    if (isPublicId(id)) set(this.public, id, document);
    const publishedId = publishedIdOf(id);
    set(this.drafts, publishedId, this.#overlay(publishedId, [draftIdOf(publishedId)]));
    this.#stacks.clear();
  }

  /**
   * A perspective stack, topmost first: `["spring", "drafts"]` shows the version in the release
   * "spring", else the draft, else the published document.
   */
  stacked(layers: readonly string[]): View {
    const key = layers.join(",");
    const known = this.#stacks.get(key);
    if (known) return known;
    const view = this.#stack(layers);
    if (this.#stacks.size >= MAX_STACKS) this.#stacks.clear();
    this.#stacks.set(key, view);
    return view;
  }

  #stack(layers: readonly string[]): View {
    const view = new View();
    const releases = layers.filter((layer) => layer !== "published");
    for (const publishedId of new Set(this.raw.all().map(({ _id }) => publishedIdOf(_id)))) {
      const ids = releases.map((layer) =>
        layer === "drafts" ? draftIdOf(publishedId) : versionIdOf(layer, publishedId),
      );
      const document = this.#overlay(publishedId, ids);
      if (document) view.put(document);
    }
    return view;
  }

  #overlay(publishedId: string, ids: readonly string[]): LakeDocument | null {
    for (const id of [...ids, publishedId]) {
      const document = this.raw.get(id);
      if (document) return { ...document, _id: publishedId, _originalId: id };
    }
    return null;
  }
}

function set(view: View, id: string, document: LakeDocument | null): void {
  if (document) view.put(document);
  else view.remove(id);
}
