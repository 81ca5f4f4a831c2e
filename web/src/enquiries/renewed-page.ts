import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIELDS, readFields } from "./fields.ts";

/** Much more than a form within its limits takes, in bytes. */
const LARGEST_FORM = 65_536;

/** React names the fields that say which action a form calls `$ACTION_…`. */
const ACTION_FIELD = /^\$ACTION_/;
const ACTION_ID = /"id":"([\da-f]+)"/;

const LABELS = ["Full Name", "Email Address", "Phone Number", "Company Name", "Service", "Message"];

type Manifest = { node: Record<string, { exportedName?: string }> };

/** The id of the one action of the forms in this build; undefined where it cannot be read. */
function currentAction(): string | undefined {
  const dist = process.env.SITE_DIST_DIR ?? ".next";
  const file = join(process.cwd(), dist, "server", "server-reference-manifest.json");
  try {
    const { node }: Manifest = JSON.parse(readFileSync(file, "utf8"));
    return Object.keys(node).find((id) => node[id]?.exportedName === "answerForm");
  } catch {
    return undefined;
  }
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function answer(status: number, title: string, body: string): Response {
  const html = `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function renewedPage(form: FormData, sentTo: string, action: string): Response {
  const words = readFields(form, FIELDS);
  const shown = FIELDS.map((field, i) =>
    words[field] ? `<dt>${LABELS[i]}</dt><dd><pre>${escapeHtml(words[field])}</pre></dd>` : "",
  );
  const again = [...form].map(([name, value]) => {
    const text = typeof value === "string" ? value.replaceAll(sentTo, action) : "";
    // A text area keeps the line breaks of the message.
    return `<textarea name="${escapeHtml(name)}" hidden>\n${escapeHtml(text)}</textarea>`;
  });
  return answer(
    409,
    "Please send it again",
    `<p>This website was renewed while you were writing. Nothing has been sent yet, and nothing is lost: these are your words.</p><dl>${shown.join("")}</dl><form method="post" enctype="multipart/form-data">${again.join("")}<p><button autofocus>Send again</button></p></form>`,
  );
}

/**
 * What a form that was posted without script is answered with before Next sees it: 413 where it is
 * more than a form takes; 400 where it is none, or cut off; where its page is of an earlier build, whose
 * action Next no longer knows, the visitor's words and a button that sends them again.
 * @returns undefined where Next can answer it
 */
export async function answerStaleForm(request: Request): Promise<Response | undefined> {
  // Browsers always send a form's length.
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (!(length <= LARGEST_FORM)) {
    const advice =
      "<p>Go back, shorten the message and send it again: your words are still there.</p>";
    return answer(413, "This is more than the form takes", advice);
  }
  const form = await request.formData().catch(() => undefined);
  if (!form) {
    const advice = "<p>Go back and send it again: your words are still there.</p>";
    return answer(400, "This form did not arrive as it was sent", advice);
  }
  const called = [...form].flatMap(([name, value]) =>
    ACTION_FIELD.test(name) && typeof value === "string" ? (ACTION_ID.exec(value)?.[1] ?? []) : [],
  )[0];
  const action = currentAction();
  if (!called || !action || called === action) return undefined;
  return renewedPage(form, called, action);
}
