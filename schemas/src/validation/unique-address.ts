import type { ValidationContext } from "@sanity/types";
import { addressableOf } from "../addressable-of.ts";
import { addressFields } from "../fragments.ts";
import { type Addressable, addressesOf, landingPathOf, lookupOf } from "../paths.ts";
import { isReservedPath } from "../site-addresses.ts";
import { PAGE_TYPES } from "../types.ts";
import { baseId, lakeOf, oncePerVersion } from "./lake.ts";

type Document = NonNullable<ValidationContext["document"]>;
type Claimant = Addressable & { _id: string; title?: string | null };

/** The fields that decide a document’s addresses. */
type AddressField = "slug" | "landing" | "aliases";

/**
 * The documents that have or will have one of the given addresses: by the last segment of their own, drafts
 * apart, which claim nothing until they are published. `addressesOf` computes the actual addresses of each.
 */
const CLAIMS_QUERY = `*[_type in $types && !(_id in path("drafts.**")) && (
  slug.current in $slugs
  || landing.slug.current in $slugs
  || count(aliases[@ in $paths]) > 0
  || _type in $fixed
)]{ _id, title, ${addressFields} }`;

/** Parameters of the query: the addresses of a document. */
function paramsFor(document: Document) {
  const { pages, aliases } = addressesOf(addressableOf(document));
  const paths = [...pages, ...aliases];
  return {
    types: PAGE_TYPES,
    paths,
    slugs: paths.map((path) => path.slice(path.lastIndexOf("/") + 1)).filter(Boolean),
    fixed: paths.flatMap((path) => {
      const found = lookupOf(path);
      return found?.slug === "" ? [found.type] : [];
    }),
  };
}

const claimsOn = oncePerVersion((document, context) =>
  lakeOf(context, "raw").fetch<Claimant[]>(CLAIMS_QUERY, paramsFor(document)),
);

/** The addresses of a document that one of its fields decides. */
function addressesFrom(field: AddressField, document: Addressable): string[] {
  const landing = landingPathOf(document);
  if (field === "landing") return landing ? [landing] : [];
  const { pages, aliases } = addressesOf(document);
  return field === "aliases" ? aliases : pages.filter((path) => path !== landing);
}

/**
 * A rule for a field that decides addresses: none may belong to another document or be reserved for the site. A page
 * comes before a redirect, so pages only conflict with pages, and redirects with redirects. An address belongs to the
 * page that is live at it, whatever a version in a release claims. The Content Lake is queried once for all fields.
 * @returns a rule that returns `true`, or a sentence naming the address and its owner
 */
export const uniqueAddress =
  (field: AddressField) =>
  async (_value: unknown, context: ValidationContext): Promise<true | string> => {
    const { document } = context;
    if (!document) return true;
    const own = addressableOf(document);
    const paths = addressesFrom(field, own);
    const reserved = paths.find(isReservedPath);
    if (reserved) return `${reserved} is used by the site itself. Choose another.`;
    if (paths.length === 0) return true;
    const claimants = await claimsOn(document, context);
    const id = baseId(document._id);
    const published = claimants.find(({ _id }) => _id === id);
    const live = published ? addressesOf(published).pages : [];
    for (const other of claimants.filter(({ _id }) => baseId(_id) !== id)) {
      const isPublished = other._id === baseId(other._id);
      const claims = addressesOf(other)[field === "aliases" ? "aliases" : "pages"];
      const taken = paths.find(
        (path) => claims.includes(path) && (isPublished || !live.includes(path)),
      );
      if (taken) {
        return `${taken} already belongs to “${other.title ?? other._id}”. Choose another.`;
      }
    }
    return true;
  };
