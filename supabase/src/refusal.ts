import { inspect } from "node:util";

type DatabaseError = {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
};

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/** Classes of SQLSTATE that PostgREST answers with 400 and Supabase Lite 0.10 with 500. */
const BAD_REQUEST = /^(23514|P0001)$/;

/**
 * A database error as Supabase Lite is to see it. Two things differ from the original:
 *
 * - Lite prints every error whole, with the parameters of the query: what the visitor wrote. This
 *   one prints its SQLSTATE and its constraint or message word alone.
 * - Check violations and plain `raise exception` become the 400 that PostgREST answers
 *   (https://docs.postgrest.org/en/stable/references/errors.html), by way of the SQLSTATE "PGRST",
 *   whose message and detail say the whole answer.
 *
 * Anything but a database error is returned as it came.
 */
export function refusal(error: unknown): unknown {
  if (!isDatabaseError(error)) return error;
  const { code, message, detail, hint, constraint } = error;
  const shown = constraint ?? (code.startsWith("PT") ? message : "");
  const answer = BAD_REQUEST.test(code)
    ? {
        code: "PGRST",
        message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
        detail: JSON.stringify({ status: 400, headers: {} }),
      }
    : { code, message, detail, hint };
  return { ...answer, [inspect.custom]: () => `Supabase refused: ${code} ${shown}`.trimEnd() };
}
