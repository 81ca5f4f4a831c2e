/** The address that opens a prefilled email (RFC 6068). */
export function mailUrl(address: string, subject: string, body: string): string {
  const lines = body.replaceAll("\n", "\r\n");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** The address that opens a prefilled email about a service. */
export const serviceMailUrl = (address: string, title: string): string =>
  mailUrl(
    address,
    `Quote for ${title}`,
    `Hi Team,\n\nI'm interested in your ${title} service from your website.\n\n`,
  );
