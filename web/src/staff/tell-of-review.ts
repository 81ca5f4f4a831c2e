import type { ReviewNotice } from "@currawong/schemas/review-notice";
import type { Environment } from "../runtime/environment.ts";
import { Refusal } from "./for-staff.ts";
import { fetchUser, type User } from "./session.ts";
import { tellStaff } from "./tell-staff.ts";

/** The most characters of each text. */
const LIMIT = 1000;

/** Reads a notice from a request’s body. @throws Refusal when it names no document */
export function reviewNoticeFrom(body: Readonly<Record<string, unknown>>): ReviewNotice {
  const text = (name: keyof ReviewNotice) => String(body[name] ?? "").slice(0, LIMIT);
  if (!text("id") || !text("title")) throw new Refusal(400, "Of which document?");
  return {
    id: text("id"),
    type: text("type"),
    // In the subject, which is one line.
    title: text("title").replace(/\s+/g, " "),
    to: text("to"),
    note: text("note"),
    isSentBack: body.isSentBack === true,
  };
}

function mailOf(notice: ReviewNotice, asker: User | null, studioUrl: string) {
  const { id, type, title, note, isSentBack } = notice;
  const name = asker?.displayName || "A colleague";
  const sentence = isSentBack
    ? `${name} sent “${title}” back.`
    : `${name} asks you to review “${title}”.`;
  const link = `${studioUrl}/intent/edit/id=${encodeURIComponent(id)};type=${encodeURIComponent(type)}/`;
  return {
    subject: `${isSentBack ? "Sent back" : "To review"}: ${title}`,
    text: `${[sentence, note, link].filter(Boolean).join("\n\n")}\n`,
  };
}

type Sender = { id: string; authorization: string };

/**
 * Tells a colleague of a review by mail, and the webhook. The address is what Sanity says of the user, never
 * what the request says; without one, the mail goes to the address of enquiries.
 * @returns whether the mail or the webhook took it
 */
export async function tellOfReview(
  { sanity, inbox, receivers }: Environment,
  notice: ReviewNotice,
  { id: by, authorization }: Sender,
): Promise<boolean> {
  const studioUrl = inbox?.studioUrl ?? "";
  const [recipient, asker] = await Promise.all(
    [notice.to, by].map((user) => fetchUser(user, authorization, sanity)),
  );
  return tellStaff(receivers, {
    type: notice.isSentBack ? "review.sent_back" : "review.requested",
    data: { ...notice, by },
    mail: { ...mailOf(notice, asker ?? null, studioUrl), to: recipient?.email },
  });
}
