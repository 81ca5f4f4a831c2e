import type { ReceivedEnquiry } from "@currawong/supabase/inbox";

/** Where links in a message lead. */
export type Addresses = { siteUrl: string; studioUrl: string | undefined };

/** Where staff open an enquiry. */
export const inboxAddress = (studioUrl: string, id: string) => `${studioUrl}/enquiries/${id}`;

/** What is posted to a webhook, as JSON. */
export function webhookBody(enquiry: ReceivedEnquiry, { siteUrl, studioUrl }: Addresses): string {
  return JSON.stringify({
    type: "enquiry.received",
    timestamp: enquiry.received_at,
    data: {
      ...enquiry,
      page_url: siteUrl + enquiry.page,
      inbox_url: studioUrl ? inboxAddress(studioUrl, enquiry.id) : null,
    },
  });
}

/** What a mail says: its subject, and its text. */
export function mailText(
  enquiry: ReceivedEnquiry,
  { siteUrl, studioUrl }: Addresses,
): { subject: string; text: string } {
  const facts = [
    ["Name", enquiry.name],
    ["Email", enquiry.email],
    ["Telephone", enquiry.phone],
    ["Company", enquiry.company],
    ["Service", enquiry.service],
    ["Page", siteUrl + enquiry.page],
    ["Reference", enquiry.reference],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const link = studioUrl ? `\n\nIn the Studio: ${inboxAddress(studioUrl, enquiry.id)}` : "";
  return {
    subject: `New enquiry: ${enquiry.service} (${enquiry.reference})`,
    text: `${facts.join("\n")}\n\n${enquiry.message}${link}\n`,
  };
}
