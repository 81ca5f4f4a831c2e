import type { PageContacts } from "@currawong/supabase/contacts";
import { call } from "@/runtime/database";
import { forStaff } from "@/staff/for-staff";

/** The number of contacts from each page between two days in Sydney, both included: `?from=2026-11-01&to=2026-11-30`. */
export const GET = forStaff(async ({ request, database }) => {
  const { searchParams } = new URL(request.url);
  const days = { first_day: searchParams.get("from"), last_day: searchParams.get("to") };
  return Response.json(await call<PageContacts[]>(database, "staff_count_contacts", days));
});
