import type { StoredValues } from "./fields.ts";

/**
 * Enquiries as staff see them: the results of the functions `staff_…` and `claim_enquiry_notices`
 * (migrations/20261122090000_enquiry_inbox.sql). No dependencies: used in the browser and on the server.
 */

/** What staff have done with an enquiry. */
export const ENQUIRY_STATES = ["new", "answered", "archived"] as const;

export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Longest note, in characters. */
export const NOTE_LIMIT = 5000;

/** Longest reply, in characters: it is stored as a note, with the address it was mailed to. */
export const REPLY_LIMIT = NOTE_LIMIT - 300;

/** An enquiry as every reader gets it (`private.enquiry_json`). Times are ISO 8601. */
export type ReceivedEnquiry = StoredValues & {
  id: string;
  reference: string;
  received_at: string;
  /** Path of the page it was sent from. */
  page: string;
};

/** An enquiry in a list, with the first 200 characters of its message. */
export type ListedEnquiry = ReceivedEnquiry & {
  state: EnquiryState;
  /** The Sanity user who answers it. */
  owner: string | null;
};

/** Where a page of the inbox ends: the next page starts after it, even if that enquiry is erased. */
export type Position = Pick<ListedEnquiry, "received_at" | "id">;

/** The position of the last enquiry of a page; null where the page is empty. */
export function endOf({ enquiries }: EnquiryPage): Position | null {
  const last = enquiries.at(-1);
  return last ? { received_at: last.received_at, id: last.id } : null;
}

/** The arguments of `staff_list_enquiries` that continue the list after a position. */
export const after = (last: Position | null | undefined) =>
  last ? { last_received_at: last.received_at, last_id: last.id } : {};

export type EnquiryPage = {
  enquiries: ListedEnquiry[];
  /** Whether there are older ones. */
  more: boolean;
  /** How many match; 1,000 means 1,000 or more. */
  matching: number;
};

export type EnquiryNote = {
  id: string;
  written_at: string;
  /** A Sanity user. */
  written_by: string;
  note: string;
};

/** The delivery state of the notice to staff. */
export type EnquiryNotice = {
  attempts: number;
  delivered_at: string | null;
  /** When it is tried next. */
  due_at: string;
  /** The receivers it has reached. */
  reached: string[];
  failure: string | null;
};

export type WholeEnquiry = Omit<ListedEnquiry, "owner"> & {
  changed_at: string | null;
  /** A Sanity user. */
  changed_by: string | null;
  /** How many enquiries came from this address, including this one. */
  same_sender: number;
  notes: EnquiryNote[];
  /** Null for an enquiry from before notices existed. */
  notice: EnquiryNotice | null;
};

/** Who is at work on an enquiry. */
export type EnquiryWatch = {
  /** The Sanity user who answers it, and since when. */
  owner: string | null;
  taken_at: string | null;
  /** The Sanity users who also have it open. */
  viewers: string[];
  /** Differs once anyone has taken it, replied, noted or changed its state. */
  version: string;
};

/** An enquiry as the Studio shows it. */
export type OpenEnquiry = WholeEnquiry & {
  /** Whether the site sends mail. */
  can_reply: boolean;
  /** The version (`EnquiryWatch`) that it had at the latest: a reply must name it. */
  version: string;
};

/** What can be done to everything that a list shows. */
export const ENQUIRY_CHANGES = ["archived", "answered", "erase"] as const;

export type EnquiryChange = (typeof ENQUIRY_CHANGES)[number];

export type EnquiryCounts = {
  new: number;
  /** How many of the new ones the reader has taken, and how many nobody has. */
  mine: number;
  free: number;
  /** When the newest enquiry arrived; null if there is none. */
  latest: string | null;
  /** How many have a notice that failed and is not delivered yet. */
  undelivered: number;
};

/** A notice that a worker has claimed and must settle. */
export type ClaimedNotice = {
  id: string;
  /** Counted from 1. */
  attempt: number;
  reached: string[];
  enquiry: ReceivedEnquiry;
};
