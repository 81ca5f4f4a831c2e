import { pathOf } from "@currawong/schemas/paths";
import {
  ANNOUNCEMENT_QUERY,
  CLAIMS_QUERY,
  CONTACT_QUERY,
  ENQUIRY_NOTES_QUERY,
  LAYOUT_QUERY,
  REGIONS_QUERY,
} from "@currawong/schemas/queries/pages";
import { currentYear } from "./day.ts";
import { load } from "./load.ts";

/** What every page shows: the agency's facts and the menus. */
export async function loadLayout() {
  const { agency, navigation } = await load(LAYOUT_QUERY);
  if (!agency || !navigation) {
    throw new Error("The dataset has no site settings or no navigation: run “npm run seed”.");
  }
  const copyrightYear = agency.copyrightYear ?? (await currentYear());
  return { agency: { ...agency, copyrightYear }, navigation };
}

export async function loadAgency() {
  const { agency } = await loadLayout();
  return agency;
}

/** What visitors should know first; empty without an announcement. */
export async function loadAnnouncement() {
  const { text, links } = (await load(ANNOUNCEMENT_QUERY))?.announcement ?? {};
  return { text, link: links?.[0] };
}

/** Where the agency works: its cities, and its states and territories. */
export async function loadPlaces(): Promise<{ cities: string[]; regions: string[] }> {
  const [{ cities }, settings] = await Promise.all([loadAgency(), load(REGIONS_QUERY)]);
  return { cities, regions: settings?.regions ?? [] };
}

/** The agency's claims about itself, at most four figures. */
export async function loadClaims() {
  return (await load(CLAIMS_QUERY))?.claims ?? [];
}

/** The notes shown beside quotes and forms, and the email address. */
export async function loadEnquiryNotes() {
  const [notes, { email }] = await Promise.all([load(ENQUIRY_NOTES_QUERY), loadAgency()]);
  return { ...notes, email, samplePath: notes?.sampleQuote ? pathOf(notes.sampleQuote) : null };
}

/** How and when the agency can be reached. */
export async function loadContactSettings() {
  const [settings, { phone, email, abn, address, assurances }] = await Promise.all([
    load(CONTACT_QUERY),
    loadAgency(),
  ]);
  return { ...settings, phone, email, abn, address, assurances };
}

export type ContactSettings = Awaited<ReturnType<typeof loadContactSettings>>;
export type Agency = Awaited<ReturnType<typeof loadAgency>>;
export type Navigation = Awaited<ReturnType<typeof loadLayout>>["navigation"];
