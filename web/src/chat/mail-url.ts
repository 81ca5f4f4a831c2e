type Mail = { subject: string; body: string };

/** The address that opens a new email, ready to be finished (RFC 6068). */
export function mailUrl(address: string, { subject, body }: Mail): string {
  const text = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** What a request in writing about a service starts with. */
export const serviceMail = (title: string): Mail => ({
  subject: `Quote for ${title}`,
  body: `Hi Team,\n\nI'm interested in your ${title} service from your website.\n\n`,
});
