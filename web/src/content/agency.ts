import { ENQUIRY_NOTES_QUERY, LAYOUT_QUERY, REGIONS_QUERY } from "@currawong/schemas/queries/pages";
import { load } from "./load.ts";

/** What every page shows: the agency's facts and the menus. */
export async function loadLayout() {
  const { agency, navigation } = await load(LAYOUT_QUERY);
  if (!agency || !navigation) {
    throw new Error("The dataset has no site settings or no navigation: run “npm run seed”.");
  }
  return { agency, navigation };
}

/** The agency's facts alone. */
export async function loadAgency() {
  const { agency } = await loadLayout();
  return agency;
}

/** The states and territories served. */
export async function loadRegions(): Promise<string[]> {
  return (await load(REGIONS_QUERY))?.regions ?? [];
}

/** What stands beside quotes and forms; `null` for what the settings leave empty. */
export async function loadEnquiryNotes() {
  const notes = await load(ENQUIRY_NOTES_QUERY);
  return {
    quotePromise: notes?.quotePromise ?? null,
    collectionNotice: notes?.collectionNotice ?? null,
    chatNotice: notes?.chatNotice ?? null,
  };
}

export type Agency = Awaited<ReturnType<typeof loadAgency>>;
export type Navigation = Awaited<ReturnType<typeof loadLayout>>["navigation"];
