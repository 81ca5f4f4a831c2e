import { call } from "@/runtime/database";
import { forStaff, Refusal } from "@/staff/for-staff";
import { bodyOf } from "@/staff/parse-body";

/** Permanently deletes every enquiry from one email address. */
export const POST = forStaff(
  async ({ request, member, database }) => {
    const { email } = await bodyOf(request);
    if (typeof email !== "string" || !email.includes("@") || email.length > 254) {
      throw new Refusal(400, "Whose enquiries? Send an email address.");
    }
    const parameters = { actor: member.id, email };
    const erased = await call<number>(database, "staff_erase_enquiries", parameters);
    return Response.json({ erased });
  },
  ["administrator"],
);
