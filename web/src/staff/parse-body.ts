import {
  ENQUIRY_CHANGES,
  ENQUIRY_STATES,
  type EnquiryChange,
  type EnquiryState,
  NOTE_LIMIT,
  type Position,
  REPLY_LIMIT,
} from "@currawong/supabase/inbox";
import { Refusal } from "./for-staff.ts";

/** The maximum length of a body, in characters: everything staff send is shorter. */
const BODY_LIMIT = 40_000;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A time as PostgreSQL reads it: its offsets end before 16 hours. */
const TIME =
  /^(.{10})T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-5]):[0-5]\d)$/;

/** True for a day that exists in PostgreSQL, which has no year 0: `2026-11-30`, not `2026-11-31`. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith("0000")) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

type Body = Readonly<Record<string, unknown>>;

/** @throws Refusal when the body is not JSON or is too large */
export async function bodyOf(request: Request, limit = BODY_LIMIT): Promise<Body> {
  const text = await request.text(); // The server accepts a megabyte at most.
  if (text.length > limit) throw new Refusal(413, "The request is too large.");
  try {
    return Object(JSON.parse(text)) as Body; // Each property is checked.
  } catch {
    throw new Refusal(400, "Send a JSON object.");
  }
}

/** Returns what the database found for an enquiry. @throws Refusal when there is no such enquiry */
export function existing<Found>(found: Found | null | false): Found {
  if (found === null || found === false) throw new Refusal(404, "There is no such enquiry.");
  return found;
}

export function idFrom(value: unknown): string {
  return existing(typeof value === "string" && UUID.test(value) && value);
}

/** A position in the inbox, or undefined for its beginning. @throws Refusal when it is neither */
export function positionFrom(value: unknown): Position | undefined {
  if (value === undefined || value === null) return undefined;
  const { received_at, id } = Object(value) as Record<string, unknown>; // Each is checked.
  if (typeof received_at !== "string" || !isDay(TIME.exec(received_at)?.[1])) {
    throw new Refusal(400, "A position has the time and the id of an enquiry.");
  }
  return { received_at, id: idFrom(id) };
}

/** @throws Refusal when it is not a list of tags */
export function tagsFrom(value: unknown): string[] {
  if (Array.isArray(value) && value.every((tag) => typeof tag === "string")) return value;
  throw new Refusal(400, "Send a list of tags.");
}

/** A state, or undefined for any. @throws Refusal when it is neither */
export function stateFrom(value: unknown): EnquiryState | undefined {
  if (value === undefined || value === null) return undefined;
  const state = ENQUIRY_STATES.find((name) => name === value);
  if (state) return state;
  throw new Refusal(400, `A state is one of ${ENQUIRY_STATES.join(", ")}.`);
}

/** @throws Refusal when it is not text, is empty or is too long */
function textFrom(value: unknown, name: string, limit: number): string {
  const text = typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
  if (text === "") throw new Refusal(400, "Write something first.");
  if ([...text].length > limit) {
    throw new Refusal(400, `${name} has at most ${limit.toLocaleString("en-AU")} characters.`);
  }
  return text;
}

export const noteFrom = (value: unknown) => textFrom(value, "A note", NOTE_LIMIT);
export const replyFrom = (value: unknown) => textFrom(value, "A reply", REPLY_LIMIT);

export type EnquiryFilter = {
  search: string;
  state: EnquiryState | undefined;
  /** A Sanity user, or nothing for enquiries that nobody has taken; undefined for any. */
  owner: string | undefined;
};

/** @param me who asks for `mine` */
export function filterFrom({ search, state, owner }: Body, me: string): EnquiryFilter {
  if (search !== undefined && typeof search !== "string") {
    throw new Refusal(400, "A search must be text.");
  }
  const words = (search ?? "").replaceAll("\0", "").slice(0, 200);
  const owners: Readonly<Record<string, string>> = { mine: me, nobody: "" };
  return { search: words, state: stateFrom(state), owner: owners[String(owner)] };
}

/** A user of the project, or null for nobody. @throws Refusal when it is neither */
export function ownerFrom(value: unknown): string | null {
  if (value === null) return null;
  if (typeof value === "string" && /^[\w-]{1,200}$/.test(value)) return value;
  throw new Refusal(400, "Whose is it? Send the id of a user, or null.");
}

/** @throws Refusal when it is none */
export function changeFrom(value: unknown): EnquiryChange {
  const change = ENQUIRY_CHANGES.find((name) => name === value);
  if (change) return change;
  throw new Refusal(400, `A change is one of ${ENQUIRY_CHANGES.join(", ")}.`);
}
