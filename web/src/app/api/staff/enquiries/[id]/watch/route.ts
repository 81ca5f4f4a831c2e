import type { EnquiryWatch } from "@currawong/supabase/inbox";
import { call } from "@/runtime/database";
import { forStaff, Refusal } from "@/staff/for-staff";
import { existing, idFrom } from "@/staff/parse-body";

/** Says that someone has the enquiry open, and returns who else is at work on it. */
export const GET = forStaff(async ({ member, database, params }) => {
  const parameters = { actor: member.id, enquiry: idFrom(params.id) };
  const watch = await call<EnquiryWatch | null>(database, "staff_watch_enquiry", parameters);
  return Response.json(existing(watch));
});

/** Makes the member of staff its owner. */
export const POST = forStaff(async ({ member, database, params }) => {
  const parameters = { actor: member.id, enquiry: idFrom(params.id) };
  if (!(await call<boolean>(database, "staff_take_enquiry", parameters))) {
    throw new Refusal(404, "There is no such enquiry.");
  }
  return Response.json({ taken: true });
});
