import type { EnquiryWatch, OpenEnquiry, WholeEnquiry } from "@currawong/supabase/inbox";
import { call } from "@/runtime/database";
import { readEnvironment } from "@/runtime/environment";
import { bodyOf, ensureFound } from "@/staff/body";
import { forStaff } from "@/staff/for-staff";

/** A complete enquiry with its notes. */
export const GET = forStaff(async ({ member, database, params }) => {
  const parameters = { actor: member.id, enquiry: params.id };
  // Before the enquiry is read, so that the version is never newer than what the reader sees.
  const watch = await call<EnquiryWatch | null>(database, "staff_watch_enquiry", parameters);
  const enquiry = await call<WholeEnquiry | null>(database, "staff_read_enquiry", parameters);
  const can_reply = readEnvironment().receivers.mail !== undefined;
  const { version } = ensureFound(watch);
  return Response.json({ ...ensureFound(enquiry), can_reply, version } satisfies OpenEnquiry);
});

export const PATCH = forStaff(async ({ request, member, database, params }) => {
  const { state = null } = await bodyOf(request);
  const change = { actor: member.id, enquiry: params.id, state };
  ensureFound(await call<boolean>(database, "staff_set_enquiry_state", change));
  return Response.json({ state });
});
