import { call } from "@/runtime/database";
import { bodyOf, ensureFound } from "@/staff/body";
import { forStaff } from "@/staff/for-staff";

export const POST = forStaff(async ({ request, member, database, params }) => {
  const { note = null } = await bodyOf(request);
  const added = { actor: member.id, enquiry: params.id, note };
  ensureFound(await call<boolean>(database, "staff_add_enquiry_note", added));
  return Response.json({ added: true }, { status: 201 });
});
