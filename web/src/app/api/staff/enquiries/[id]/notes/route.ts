import { call } from "@/runtime/database";
import { forStaff } from "@/staff/for-staff";
import { bodyOf, existing, idFrom, noteFrom } from "@/staff/parse-body";

export const POST = forStaff(async ({ request, member, database, params }) => {
  const { note } = await bodyOf(request);
  const added = { actor: member.id, enquiry: idFrom(params.id), note: noteFrom(note) };
  existing(await call<boolean>(database, "staff_add_enquiry_note", added));
  return Response.json({ added: true }, { status: 201 });
});
