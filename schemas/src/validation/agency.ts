/*
 * Checks of the agency's details, so that visitors can reach it and search engines accept the data.
 * Each check returns `true`, or a sentence that says what to do. Empty values pass: whether a field is
 * required is a separate rule.
 */

type Verdict = true | string;

/** A number without the separators between its digits; null if it contains anything else. */
function digitsOf(text: string): string | null {
  return /^\+?[\d\s()-]+$/.test(text) ? text.replace(/[\s()-]/g, "") : null;
}

/**
 * Callable numbers of the Australian numbering plan: geographic, mobile, 1300 and 1800, and 13 numbers
 * of six digits; with +61, only geographic and mobile numbers.
 */
const AUSTRALIAN = /^(?:0[23478]\d{8}|\+61[23478]\d{8}|1[38]00\d{6}|13\d{4})$/;

/** Checks the number that visitors call. */
export function checkPhone(text: string | undefined): Verdict {
  if (!text) return true;
  const digits = digitsOf(text);
  return digits && AUSTRALIAN.test(digits)
    ? true
    : "Enter a complete Australian number, e.g. (02) 5550 1234, 0491 570 006 or 1300 975 707.";
}

/** What WhatsApp needs: a country code and at most 15 digits (E.164). */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/** Checks the number that every chat button leads to. */
export function checkWhatsAppNumber(text: string | undefined): Verdict {
  if (!text) return true;
  const digits = digitsOf(text) ?? "";
  if (/^\+610/.test(digits)) return "Leave out the 0 after +61, e.g. +61 491 570 006.";
  const isValid = digits.startsWith("+61") ? AUSTRALIAN.test(digits) : INTERNATIONAL.test(digits);
  return isValid
    ? true
    : "Write the number with + and its country code, e.g. +61 491 570 006: chat buttons lead nowhere without.";
}

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Checks an ABN by the check digits of the Australian Business Register: with 1 subtracted from the
 * first digit, the weighted sum is a multiple of 89 (https://abr.business.gov.au/Help/AbnFormat). Eleven
 * zeros are accepted as the number of a fictional business.
 */
export function checkAbn(text: string | undefined): Verdict {
  if (!text) return true;
  const digits = text.replace(/\s/g, "");
  if (!/^\d{11}$/.test(digits)) return "Enter the eleven digits of the ABN, e.g. 51 824 753 556.";
  if (/^0+$/.test(digits)) return true;
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, place) => total + weight * (Number(digits[place]) - (place === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0
    ? true
    : "This ABN isn’t valid: a digit is wrong. Copy it from the Australian Business Register.";
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Checks a time of day. */
export function checkTime(text: string | undefined): Verdict {
  return !text || TIME.test(text) ? true : "Enter the time in 24-hour format, e.g. 09:00 or 17:30.";
}

/** Checks that closing time is after opening time. Invalid times pass: another rule reports them. */
export function checkClosing({ opens, closes }: { opens?: string; closes?: string }): Verdict {
  if (!opens || !closes || !TIME.test(opens) || !TIME.test(closes)) return true;
  return closes > opens
    ? true
    : `Closes at ${closes} but opens at ${opens}: put the later time here, e.g. 17:00.`;
}

/** Checks that an offer ends no earlier than it begins. */
export function checkOfferEnd(offer: { validFrom?: string; validThrough?: string }): Verdict {
  const { validFrom, validThrough } = offer;
  if (!validFrom || !validThrough) return true;
  return validThrough >= validFrom
    ? true
    : `Ends on ${validThrough}, before it starts on ${validFrom}. Choose a later end or an earlier start.`;
}
