import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { type Addressable, addressesOf, checkAlias, pathOf } from "@currawong/schemas/paths";
import { addressFields } from "@currawong/schemas/queries/fragments";
import { isReservedPath } from "@currawong/schemas/site-addresses";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { readVersions, writeTogether } from "../lake/write-together.ts";

/** An address that leads to a page, kept among the other addresses of that page’s document. */
export type Redirect = { from: string; to: string; why?: string; id: string; type: string };

type Page = { path: string; title: string; id: string };

/** Every address of the site that visitors know: pages, and what leads to them. */
export type SiteAddresses = { pages: readonly Page[]; redirects: readonly Redirect[] };

type Reason = { path: string; reason: string };
type Found = Addressable & { id: string; title: string | null; aliasReasons: Reason[] | null };

/** Reads the site’s addresses, as visitors have them. */
export async function readAddresses(client: SanityClient): Promise<SiteAddresses> {
  const documents = await client.fetch<Found[]>(
    `*[_type in $types]{ "id": _id, title, aliasReasons, ${addressFields} }`,
    { types: LINKABLE_TYPES },
    { perspective: "published" },
  );
  const pages = documents.flatMap(({ id, title, ...document }) =>
    addressesOf(document).pages.map((path) => ({ path, title: title ?? path, id })),
  );
  const redirects = documents.flatMap(({ id, _type, aliases, aliasReasons, ...document }) => {
    const to = pathOf({ _type, ...document });
    return (aliases ?? []).flatMap((from) => {
      const why = aliasReasons?.find(({ path }) => path === from)?.reason;
      return to ? [{ from, to, id, type: _type, ...(why && { why }) }] : [];
    });
  });
  return { pages, redirects: redirects.sort((a, b) => a.from.localeCompare(b.from)) };
}

/** What stands against leading one address to another: nothing, or a sentence. */
export function problemOf(
  { pages, redirects }: SiteAddresses,
  { from, to }: Pick<Redirect, "from" | "to">,
): string | undefined {
  const form = checkAlias(from);
  if (form !== true) return form;
  if (from === to) return "An address can’t lead to itself.";
  if (isReservedPath(from)) return `${from} is used by the site itself.`;
  const page = pages.find(({ path }) => path === from);
  if (page) return `${from} is the page “${page.title}”. Give that page another address first.`;
  const known = redirects.find((redirect) => redirect.from === from);
  if (known)
    return `${from} leads to ${known.to} already. Take it out of that page’s “Other addresses” first.`;
  const chain = redirects.find((redirect) => redirect.from === to);
  if (chain) return `${to} only leads on, to ${chain.to}. Lead there directly.`;
  return pages.some(({ path }) => path === to) ? undefined : `There is no page at ${to}.`;
}

/** Adds an address to a page’s others, in its draft and scheduled versions too: publishing them keeps it. */
export async function addRedirect(
  client: SanityClient,
  { id, from, why }: Pick<Redirect, "id" | "from" | "why">,
): Promise<void> {
  await writeTogether(client, "redirects", async () => {
    const fields = "{ _id, _rev, aliases, aliasReasons }";
    const versions = await readVersions<SanityDocument>(client, [id], fields);
    const reason = { _key: crypto.randomUUID(), path: from, reason: why };
    return versions.map(({ _id, _rev, aliases, aliasReasons }) => ({
      id: _id,
      revision: _rev,
      set: {
        aliases: [...new Set([...(aliases ?? []), from])],
        ...(why && { aliasReasons: [...(aliasReasons ?? []), reason] }),
      },
    }));
  });
}
