import { STAFF_ROLES, type WriterRole } from "@currawong/schemas/staff-roles";
import { connection } from "next/server";
import {
  DatabaseUnavailable,
  InvalidInput,
  type StaffDatabase,
  staffDatabase,
} from "../runtime/database.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { errorText, log } from "../runtime/observability/log.ts";
import { processWide } from "../runtime/process-wide.ts";
import { corsHeaders } from "./cors.ts";
import { fetchSession, Sessions, type StaffMember } from "./session.ts";

type StaffRequest = {
  request: Request;
  member: StaffMember;
  database: StaffDatabase;
  /** Segments of the address, by their names. */
  params: Readonly<Record<string, string>>;
};

/** A refusal with a reason that staff may read. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Shared by all routes, or each would have limits of its own. */
const sessions = () =>
  processWide(
    "staff-sessions",
    () => new Sessions((authorization) => fetchSession(authorization, readEnvironment().sanity)),
  );

const REFUSALS = {
  "too-many": [429, "Too many sign-ins at once. Try again in a minute."],
  none: [401, "Sign in to the Studio again."],
  unknown: [503, "Sanity couldn’t confirm who you are. Try again."],
  "not-staff": [403, "Your role may not read enquiries."],
} as const;

async function memberOf(request: Request, roles: readonly WriterRole[]): Promise<StaffMember> {
  const session = await sessions().of(request);
  if (typeof session === "string") {
    const [status, message] = REFUSALS[session];
    throw new Refusal(status, message);
  }
  if (!roles.includes(session.role)) {
    throw new Refusal(
      403,
      session.role === "contributor"
        ? REFUSALS["not-staff"][1]
        : "Only administrators may do this.",
    );
  }
  return session;
}

function errorResponse(error: unknown): Response {
  let { status, message } = new Refusal(500, "Something went wrong on our side.");
  if (error instanceof Refusal) ({ status, message } = error);
  if (error instanceof InvalidInput) {
    [status, message] = [400, "Something in it is missing, too long or not what it should be."];
  }
  if (error instanceof DatabaseUnavailable) {
    [status, message] = [503, "The enquiries cannot be reached. Try again."];
  }
  if (status >= 500) log("error", "staff request failed", { message: errorText(error) });
  const challenge = status === 401 ? { "www-authenticate": "Bearer" } : undefined;
  return Response.json({ message }, { status, headers: challenge });
}

/**
 * Wraps a route for staff: only the Studio's pages may call it, with a session of this Sanity project that has
 * one of the roles. No response is cached.
 */
export function forStaff(
  handle: (request: StaffRequest) => Promise<Response>,
  roles: readonly WriterRole[] = STAFF_ROLES,
) {
  return async (
    request: Request,
    { params }: { params: Promise<Record<string, string>> },
  ): Promise<Response> => {
    await connection();
    const { inbox, supabase } = readEnvironment();
    const origin = request.headers.get("origin");
    let response: Response;
    try {
      if (!inbox) throw new Refusal(503, "The site has no SUPABASE_SECRET_KEY: there is no inbox.");
      if (origin && origin !== inbox.studioUrl) {
        throw new Refusal(
          403,
          "Only the Studio may request this. Set the site’s STUDIO_URL to its address.",
        );
      }
      const member = await memberOf(request, roles);
      const database = staffDatabase(supabase.url, inbox.secretKey);
      response = await handle({ request, member, database, params: await params });
    } catch (error) {
      response = errorResponse(error);
    }
    const headers = { ...corsHeaders(request), "cache-control": "no-store" };
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
