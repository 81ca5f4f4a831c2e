/** What an editor typed, or a spreadsheet holds, as whole AUD. */
export type ReadAmount = { amount: number } | { problem: string };

/** Far above any price of an agency: more digits than this are a slip of the finger. */
const MAX_AMOUNT = 9_999_999;

const NUMBER = /^\d{1,3}(,\d{3})+(\.0+)?$|^\d+(\.0+)?$/;

/**
 * Reads an amount: `2999`, `2,999`, `$2,999 AUD`, `2999.00`.
 * @returns the amount, or a sentence that says what to write instead; the same rules as the schema’s
 */
export function readAmount(text: string): ReadAmount {
  const plain = text.replace(/AUD|A?\$|\s/gi, "");
  if (plain === "") return { problem: "Write an amount in whole dollars." };
  if (/^-/.test(plain)) return { problem: "A price is above zero." };
  if (/^[\d,]+\.\d+$/.test(plain) && !NUMBER.test(plain)) {
    return { problem: "Prices are whole dollars: leave out the cents." };
  }
  if (!NUMBER.test(plain)) return { problem: `“${text.trim()}” is not an amount.` };
  const amount = Number(plain.replaceAll(",", ""));
  if (amount === 0) return { problem: "A price is above zero." };
  if (amount > MAX_AMOUNT) return { problem: "That is more than $9,999,999." };
  return { amount };
}
