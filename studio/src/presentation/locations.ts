import { addressableOf } from "@currawong/schemas/addressable-of";
import { API_VERSION } from "@currawong/schemas/api-version";
import { addressesOf } from "@currawong/schemas/paths";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { catchError, map, of, switchMap } from "rxjs";
import type { DocumentLocationResolver, DocumentLocationsState } from "sanity/presentation";
import type { WholeDocument } from "../dataset/versions.ts";
import { pageEnvironment } from "../environment.ts";
import { openSite } from "../inbox/site.ts";
import { signedInClient } from "../local-lake.ts";
import { EVERY_PAGE, pageFinder, pagesShowing } from "../pages/find-pages.ts";
import { readAddresses } from "../redirects/redirects.tsx";

/** The pages that show a published document, its own first. */
async function locate(
  signedIn: SanityClient,
  document: WholeDocument,
): Promise<DocumentLocationsState> {
  const client = signedIn.withConfig({ apiVersion: API_VERSION, perspective: "published" });
  const site = openSite(pageEnvironment().siteUrl, signedIn.config().token ?? "");
  const { _id: id, _type: type } = document;
  const [found, { pages }] = await Promise.all([
    pagesShowing(pageFinder(site.pagesByTag), { id, type }).catch(() => null),
    readAddresses(client),
  ]);
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const own = addressesOf(addressableOf(document)).pages;
  const others = (found ?? []).filter((path) => path !== EVERY_PAGE && !own.includes(path));
  const locations = [...own, ...others].map((path) => ({
    title: titles.get(path) ?? path,
    href: path,
  }));
  if (!found) return { locations, message: "The site couldn’t say which other pages show it." };
  if (found.includes(EVERY_PAGE))
    return { locations, message: "Every page shows it or links to it." };
  return locations.length > 0 ? { locations } : { message: "No page shows it." };
}

/** Sanity knows only a document’s own page: the site’s cache knows every page that shows any part of it. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const client = signedInClient();
  if (!PUBLIC_TYPES.includes(type) || !client) return null;
  const published = documentStore.listenQuery(
    "*[_id == $id][0]",
    { id },
    { perspective: "published", tag: "locations" },
  );
  return published.pipe(
    switchMap((document: WholeDocument | null) => (document ? locate(client, document) : of(null))),
    map((found) => found ?? { message: "Not on the site." }),
    catchError(() => of({ message: "Its pages couldn’t be read." })),
  );
};
