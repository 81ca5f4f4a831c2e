import type { OpenEnquiry, WholeEnquiry } from "@currawong/supabase/inbox";
import { readEnvironment } from "@/environment";
import { call } from "@/staff/database";
import { forStaff, Refusal } from "@/staff/for-staff";
import { bodyOf, idFrom, stateFrom } from "@/staff/parse-body";

/** One enquiry whole, with its notes. */
export const GET = forStaff(async ({ member, database, params }) => {
  const enquiry = await call<WholeEnquiry | null>(database, "staff_read_enquiry", {
    actor: member.id,
    enquiry: idFrom(params.id),
  });
  if (!enquiry) throw new Refusal(404, "There is no such enquiry.");
  const open: OpenEnquiry = {
    ...enquiry,
    can_reply: readEnvironment().receivers.mail !== undefined,
  };
  return Response.json(open);
});

/** Gives it a state. */
export const PATCH = forStaff(async ({ request, member, database, params }) => {
  const state = stateFrom((await bodyOf(request)).state);
  if (!state) throw new Refusal(400, "Which state?");
  const found = await call<boolean>(database, "staff_set_enquiry_state", {
    actor: member.id,
    enquiry: idFrom(params.id),
    state,
  });
  if (!found) throw new Refusal(404, "There is no such enquiry.");
  return Response.json({ state });
});
