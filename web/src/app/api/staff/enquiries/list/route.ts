import { after, type EnquiryPage, type Position } from "@currawong/supabase/inbox";
import { call } from "@/runtime/database";
import { bodyOf, filterFrom } from "@/staff/body";
import { forStaff } from "@/staff/for-staff";

/** A page of the inbox. A `POST`, because search terms are personal and addresses end up in logs. */
export const POST = forStaff(async ({ request, member, database }) => {
  const body = await bodyOf(request);
  const page = await call<EnquiryPage>(database, "staff_list_enquiries", {
    actor: member.id,
    ...filterFrom(body, member.id),
    ...after(body.after as Position | undefined), // The database refuses what is no position.
  });
  return Response.json(page);
});
