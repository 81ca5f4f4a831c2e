import { CONTACT_QUERY } from "@currawong/schemas/queries/pages";
import { loadAgency } from "./agency.ts";
import { load } from "./load.ts";

/** How and when the agency can be reached. */
export async function loadContactSettings() {
  const [settings, agency] = await Promise.all([load(CONTACT_QUERY), loadAgency()]);
  const { phone, email, abn, address } = agency;
  return { ...settings, phone, email, abn, address };
}

export type ContactSettings = Awaited<ReturnType<typeof loadContactSettings>>;
