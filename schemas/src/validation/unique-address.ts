import type { ValidationContext } from "@sanity/types";
import { addressableOf } from "../addressable-of.ts";
import { API_VERSION } from "../api-version.ts";
import { LINKABLE_TYPES } from "../linkable.ts";
import { type Addressable, addressesOf } from "../paths.ts";
import { addressFields } from "../queries/fragments.ts";
import { isReservedPath } from "../site-addresses.ts";

type Raw = Addressable & { _id: string; title?: string };

// By type, not by field: the home, about and contact pages have addresses and no field for them.
const OTHERS_QUERY = `*[_type in $types]{ _id, title, ${addressFields} }`;

const baseId = (id: string) => id.replace(/^(drafts\.|versions\.[^.]+\.)/, "");

/**
 * Validates that none of a document's addresses belongs to another document or to the site itself.
 * @returns `true`, or a sentence naming the address and its owner
 */
export async function uniqueAddress(
  _value: unknown,
  context: ValidationContext,
): Promise<true | string> {
  const { document } = context;
  if (!document) return true;
  const own = addressesOf(addressableOf(document));
  const mine = new Set([...own.pages, ...own.aliases]);
  const reserved = [...mine].find(isReservedPath);
  if (reserved) return `${reserved} is used by the site itself. Choose another.`;
  const others = await context
    .getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: "raw" })
    .fetch<Raw[]>(OTHERS_QUERY, { types: LINKABLE_TYPES });
  for (const other of others) {
    if (baseId(other._id) === baseId(document._id)) continue;
    const theirs = addressesOf(other);
    const taken = [...theirs.pages, ...theirs.aliases].find((path) => mine.has(path));
    if (taken) return `${taken} already belongs to “${other.title ?? other._id}”. Choose another.`;
  }
  return true;
}
