import type { EnquiryWatch } from "@currawong/supabase/inbox";
import { call } from "@/runtime/database";
import { bodyOf, ensureFound } from "@/staff/body";
import { forStaff } from "@/staff/for-staff";

/** Says that someone has the enquiry open, and returns who else is at work on it. */
export const GET = forStaff(async ({ member, database, params }) => {
  const parameters = { actor: member.id, enquiry: params.id };
  const watch = await call<EnquiryWatch | null>(database, "staff_watch_enquiry", parameters);
  return Response.json(ensureFound(watch));
});

/** Gives it to a member of staff, or back to all. */
export const POST = forStaff(async ({ request, member, database, params }) => {
  const { owner = null } = await bodyOf(request);
  const parameters = { actor: member.id, enquiry: params.id, owner };
  ensureFound(await call<boolean>(database, "staff_assign_enquiry", parameters));
  return Response.json({ owner });
});
