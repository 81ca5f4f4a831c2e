import { call } from "@/staff/database";
import { forStaff, Refusal } from "@/staff/for-staff";
import { bodyOf, idFrom, noteFrom } from "@/staff/parse-body";

/** Adds a note. */
export const POST = forStaff(async ({ request, member, database, params }) => {
  const { note } = await bodyOf(request);
  const found = await call<boolean>(database, "staff_add_enquiry_note", {
    actor: member.id,
    enquiry: idFrom(params.id),
    note: noteFrom(note),
  });
  if (!found) throw new Refusal(404, "There is no such enquiry.");
  return Response.json({ added: true }, { status: 201 });
});
