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
  const text = replyFrom((await bodyOf(request)).text);
  const parameters = { actor: member.id, enquiry: idFrom(params.id) };
  const enquiry = await call<WholeEnquiry | null>(database, "staff_read_enquiry", parameters);
  const problem = PROBLEMS[await reply(database, mail, member.id, existing(enquiry), text)];
  if (problem) throw new Refusal(502, problem);
  return Response.json({ sent: true }, { status: 201 });
});
