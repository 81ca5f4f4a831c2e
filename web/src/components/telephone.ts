/** The `tel:` link of a phone number, with Australian numbers in international form. */
export function telephone(number: string): string {
  const digits = number.replace(/[^\d+]/g, "");
  return `tel:${digits.startsWith("0") ? `+61${digits.slice(1)}` : digits}`;
}
