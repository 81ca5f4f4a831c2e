import type { WholeEnquiry } from "@currawong/supabase/inbox";
import { readEnvironment } from "@/environment";
import { type ReplyOutcome, reply } from "@/notices/reply";
import { call } from "@/staff/database";
import { forStaff, Refusal } from "@/staff/for-staff";
import { bodyOf, idFrom, replyFrom } from "@/staff/parse-body";

const PROBLEMS: Partial<Record<ReplyOutcome, string>> = {
  refused: "The mail server did not take it: nothing was sent. Try again.",
  unrecorded:
    "It was sent, but could not be kept here: add it as a note, and do not send it again.",
};

/** Mails a reply to whoever sent it. */
export const POST = forStaff(async ({ request, member, database, params }) => {
  const { mail } = readEnvironment().receivers;
  if (!mail) throw new Refusal(503, "The site has no SMTP_URL: it sends no mail.");
  const text = replyFrom((await bodyOf(request)).text);
  const enquiry = await call<WholeEnquiry | null>(database, "staff_read_enquiry", {
    actor: member.id,
    enquiry: idFrom(params.id),
  });
  if (!enquiry) throw new Refusal(404, "There is no such enquiry.");
  const problem = PROBLEMS[await reply(database, mail, member.id, enquiry, text)];
  if (problem) throw new Refusal(502, problem);
  return Response.json({ sent: true }, { status: 201 });
});
