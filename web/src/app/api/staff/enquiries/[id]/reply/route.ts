import type { WholeEnquiry } from "@currawong/supabase/inbox";
import { reply } from "@/enquiries/notices/reply";
import { call } from "@/runtime/database";
import { readEnvironment } from "@/runtime/environment";
import { forStaff, Refusal } from "@/staff/for-staff";
import { bodyOf, existing, idFrom, replyFrom } from "@/staff/parse-body";

const PROBLEMS = {
  sent: undefined,
  refused: "The mail server rejected your reply: nothing was sent. Try again.",
  unrecorded:
    "Your reply was sent but couldn’t be saved here: add it as a note, and don’t send it again.",
};

export const POST = forStaff(async ({ request, member, database, params }) => {
  const { mail } = readEnvironment().receivers;
  if (!mail) throw new Refusal(503, "The site has no SMTP_URL: it sends no mail.");
  const body = await bodyOf(request);
  const text = replyFrom(body.text);
  const parameters = { actor: member.id, enquiry: idFrom(params.id) };
  const enquiry = await call<WholeEnquiry | null>(database, "staff_read_enquiry", parameters);
  existing(enquiry);
  // Takes it before sending, so that of two replies at once only one is sent.
  const seen = typeof body.seen === "string" ? body.seen : null;
  if (!(await call<boolean>(database, "staff_take_enquiry", { ...parameters, seen }))) {
    throw new Refusal(
      409,
      "A colleague has answered, noted or taken this enquiry since you opened it. Look at what they did: your reply is still here.",
    );
  }
  const problem = PROBLEMS[await reply(database, mail, member.id, existing(enquiry), text)];
  if (problem) throw new Refusal(502, problem);
  return Response.json({ sent: true }, { status: 201 });
});
