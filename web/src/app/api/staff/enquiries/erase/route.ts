import { call } from "@/staff/database";
import { forStaff, Refusal } from "@/staff/for-staff";
import { bodyOf } from "@/staff/parse-body";

/** Deletes everything that came from one email address, for good. */
export const POST = forStaff(
  async ({ request, member, database }) => {
    const { email } = await bodyOf(request);
    if (typeof email !== "string" || !email.includes("@") || email.length > 254) {
      throw new Refusal(400, "Whose enquiries? Send an email address.");
    }
    const whose = { actor: member.id, email };
    const erased = await call<number>(database, "staff_erase_enquiries", whose);
    return Response.json({ erased });
  },
  ["administrator"],
);
