import type { ListedEnquiry } from "@currawong/supabase/inbox";

const COLUMNS: readonly [string, (enquiry: ListedEnquiry) => string | null][] = [
  ["Received", ({ received_at }) => received_at],
  ["Reference", ({ reference }) => reference],
  ["State", ({ state }) => state],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Telephone", ({ phone }) => phone],
  ["Company", ({ company }) => company],
  ["Service", ({ service }) => service],
  ["Page", ({ page }) => page],
  ["Message", ({ message }) => message],
];

/**
 * A cell as RFC 4180 writes it. Spreadsheets take what begins like a formula for one: an apostrophe
 * makes it a text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function cell(value: string | null): string {
  const text = (value ?? "").replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly (string | null)[]) => `${cells.map(cell).join(",")}\r\n`;

/** The first line; with the mark by which Excel knows UTF-8. */
export const CSV_HEAD = `\ufeff${line(COLUMNS.map(([title]) => title))}`;

/** A line for each enquiry. */
export const csvLines = (enquiries: readonly ListedEnquiry[]) =>
  enquiries.map((enquiry) => line(COLUMNS.map(([, read]) => read(enquiry)))).join("");
