import type { PageContacts } from "@currawong/supabase/contacts";
import { call } from "@/runtime/database";
import { forStaff, Refusal } from "@/staff/for-staff";
import { isDay } from "@/staff/parse-body";

function dayFrom(text: string | null): string {
  if (isDay(text)) return text;
  throw new Refusal(400, "Send two days, such as ?from=2026-11-01&to=2026-11-30.");
}

/** The number of contacts from each page between two days in Sydney, both days included. */
export const GET = forStaff(async ({ request, database }) => {
  const { searchParams } = new URL(request.url);
  const days = {
    first_day: dayFrom(searchParams.get("from")),
    last_day: dayFrom(searchParams.get("to")),
  };
  return Response.json(await call<PageContacts[]>(database, "staff_count_contacts", days));
});
