import { call } from "@/runtime/database";
import { bodyOf } from "@/staff/body";
import { forStaff } from "@/staff/for-staff";

/** Permanently deletes every enquiry from one email address. */
export const POST = forStaff(
  async ({ request, member, database }) => {
    const { email = null } = await bodyOf(request);
    const parameters = { actor: member.id, email };
    const erased = await call<number>(database, "staff_erase_enquiries", parameters);
    return Response.json({ erased });
  },
  ["administrator"],
);
