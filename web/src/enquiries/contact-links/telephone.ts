/** An international prefix as it is dialled in Australia or in most other countries. */
const DIALLED_PREFIX = /^00(?:11)?(?=[1-9])/;

/**
 * The digits of a phone number in international form: `+61255501234` for `(02) 5550 1234`. It leaves out the `(0)`
 * of `+61 (0)2 …`, and what follows a word, such as an extension. Numbers without an area code (`1300 975 707`)
 * have no international form.
 */
export function dialledNumber(text: string): string {
  const [number = ""] = text.split(/[a-z]/i, 1);
  const digits = number
    .replace(/(\+\d+\s*)\(0\)/, "$1")
    .replace(/[^\d+]/g, "")
    .replace(DIALLED_PREFIX, "+");
  return digits.startsWith("0") ? `+61${digits.slice(1)}` : digits;
}

/** The `tel:` link of a phone number. */
export const telephone = (text: string): string => `tel:${dialledNumber(text)}`;
