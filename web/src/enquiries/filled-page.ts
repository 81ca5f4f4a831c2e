import type { FieldErrors } from "./fields.ts";
import type { Notice } from "./notice.ts";

/** What became of a form that was sent without JavaScript. */
export type FormState = {
  /** Begins the ids of the form's fields: `quote` for `quote-name`. */
  form: string;
  values: Record<string, string>;
  errors: FieldErrors;
  /** `note` adds what the receipts beneath the form show where scripts run. */
  notice?: Notice & { note?: string };
};

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A page as it is shown where no script runs: without any. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\sas="script"[^>]*>/g, "");
}

function withId(html: string, id: string, tag: string, change: (start: string) => string): string {
  const start = new RegExp(`<${tag}\\b[^>]*\\sid="${id}"[^>]*>`);
  return html.replace(start, change);
}

function fillField(
  html: string,
  id: string,
  value: string,
  error: string | undefined,
  focus: boolean,
) {
  const state = `${error ? ' aria-invalid="true"' : ""}${focus ? " autofocus" : ""}`;
  let filled = withId(html, id, "input", (start) =>
    start.replace("<input", () => `<input value="${escapeHtml(value)}"${state}`),
  );
  // The parser drops the first line break of a text area.
  filled = withId(
    filled,
    id,
    "textarea",
    (start) => `${start.replace("<textarea", `<textarea${state}`)}\n${escapeHtml(value)}`,
  );
  return error
    ? withId(filled, `${id}-error`, "p", (start) => `${start}${escapeHtml(error)}`)
    : filled;
}

function noticeHtml(
  { tone, title, text, note, chat }: NonNullable<FormState["notice"]>,
  focus: boolean,
) {
  const more = note ? ` <span>${escapeHtml(note)}</span>` : "";
  const link = chat
    ? ` <a href="${escapeHtml(chat.href)}" target="_blank" rel="noopener">${escapeHtml(chat.label)}</a>`
    : "";
  const attributes = `class="notice ${tone}" tabindex="-1"${focus ? " autofocus" : ""}`;
  return `<p ${attributes}><strong>${escapeHtml(title)}</strong> ${escapeHtml(text)}${more}${link}</p>`;
}

/**
 * A page with its form filled in and answered.
 * @param html the page as the server renders it, its form empty (see `form-field/field.tsx`)
 * @returns the page with the values kept, the errors by their fields and the notice; what asks for
 *   attention first, the first field at fault or the notice, takes the focus
 */
export function filledPage(html: string, { form, values, errors, notice }: FormState): string {
  const first = Object.keys(values).find((name) => errors[name]);
  let page = html;
  for (const [name, value] of Object.entries(values)) {
    page = fillField(page, `${form}-${name}`, value, errors[name], name === first);
  }
  if (!notice) return page;
  return withId(page, `${form}-notice`, "div", (start) => start + noticeHtml(notice, !first));
}
