import { after, type EnquiryPage } from "@currawong/supabase/inbox";
import { call } from "@/runtime/database";
import { forStaff } from "@/staff/for-staff";
import { bodyOf, filterFrom, positionFrom } from "@/staff/parse-body";

/** A page of the inbox. A `POST`, because search terms are personal and addresses end up in logs. */
export const POST = forStaff(async ({ request, member, database }) => {
  const body = await bodyOf(request);
  const page = await call<EnquiryPage>(database, "staff_list_enquiries", {
    actor: member.id,
    ...filterFrom(body, member.id),
    ...after(positionFrom(body.after)),
  });
  return Response.json(page);
});
