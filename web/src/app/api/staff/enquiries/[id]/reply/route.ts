import { REPLY_LIMIT, type WholeEnquiry } from "@currawong/supabase/inbox";
import { reply } from "@/enquiries/notices/reply";
import { call } from "@/runtime/database";
import { readEnvironment } from "@/runtime/environment";
import { bodyOf, ensureFound } from "@/staff/body";
import { forStaff, Refusal } from "@/staff/for-staff";

const PROBLEMS = {
  sent: undefined,
  refused: "The mail server did not take your reply. Try again.",
  unrecorded:
    "Your reply was sent but couldn’t be saved here: add it as a note, and don’t send it again.",
};

export const POST = forStaff(async ({ request, member, database, params }) => {
  const { mail } = readEnvironment().receivers;
  if (!mail) throw new Refusal(503, "The site has no SMTP_URL: it sends no mail.");
  const { text, seen = null } = await bodyOf(request);
  // Before it is mailed: the database would refuse the note only afterwards.
  if (typeof text !== "string" || !text.trim() || text.length > REPLY_LIMIT) {
    throw new Refusal(400, `A reply has 1 to ${REPLY_LIMIT} characters.`);
  }
  const parameters = { actor: member.id, enquiry: params.id };
  const enquiry = ensureFound(
    await call<WholeEnquiry | null>(database, "staff_read_enquiry", parameters),
  );
  // Takes it before sending, so that of two replies at once only one is sent.
  if (!(await call<boolean>(database, "staff_take_enquiry", { ...parameters, seen }))) {
    throw new Refusal(
      409,
      "A colleague has answered, noted or taken this enquiry since you opened it. Look at what they did: your reply is still here.",
    );
  }
  const problem = PROBLEMS[await reply(database, mail, member.id, enquiry, text.trim())];
  if (problem) throw new Refusal(502, problem);
  return Response.json({ sent: true }, { status: 201 });
});
