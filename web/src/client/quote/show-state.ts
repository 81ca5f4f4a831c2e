import { formatDay } from "../../model/date.ts";
import { setText } from "../elements.ts";
import { findSent } from "./device.ts";

const all = (name: string) => document.querySelectorAll<HTMLElement>(`[data-${name}]`);

/**
 * Shows whether a quote was sent, when, and with which reference, and offers to take over one that is not this browser's.
 * What was sent earlier is not sent again.
 * @param isJustSent whether the form still says so
 */
export function showQuoteState(path: string, isOwn: boolean, isJustSent: boolean): void {
  const sent = findSent(path);
  for (const element of all("update")) element.hidden = true;
  for (const element of all("adopt")) element.hidden = isOwn || sent !== undefined;
  for (const element of all("sent")) element.hidden = !sent;
  for (const element of all("unsent")) element.hidden = sent !== undefined;
  for (const element of all("reference")) setText(element, sent?.reference ?? "");
  for (const element of all("sent-at")) setText(element, sent ? formatDay(sent.createdAt) : "");
  const section = document.getElementById("enquiry-form")?.closest("section");
  section?.toggleAttribute("hidden", sent !== undefined && !isJustSent);
}
