/** The address that opens a prefilled email about a service (RFC 6068). */
export function serviceMailUrl(address: string, title: string): string {
  const subject = `Quote for ${title}`;
  const body = `Hi Team,\r\n\r\nI'm interested in your ${title} service from your website.\r\n\r\n`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
