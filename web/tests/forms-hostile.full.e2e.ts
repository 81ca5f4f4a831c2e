import { FIELD_NAMES } from "@currawong/supabase/fields";
import { FORM_KINDS } from "@currawong/supabase/form-kinds";
import { test } from "@playwright/test";
import { asksFor } from "../src/enquiries/check-form.ts";
import {
  emptyTabs,
  expectSamePage,
  hasCode,
  markPage,
  openAndFill,
  putText,
} from "./forms-support.ts";

/** What may end up in a field: typed, pasted, filled in or cut off. */
const TEXTS = [
  "half an emoji \ud83e",
  "\udd16 the other half",
  "NUL \0 and controls \u0001\u001b\u009f",
  "x".repeat(10_000),
  "🤖".repeat(5_000),
  "\u202eright to left\u202c مرحبا \u200f",
  "👩‍👩‍👧‍👦 🇦🇺 e\u0301\u0301\u0301",
  "100% %E0%A4%A & <b>\"'</b> {service} $& \\u0000",
  "\u2028\u2029\ufeff\ufffe\uffff",
];

/** How many of the texts each field of one form is given: in the three forms together, it is given all of them. */
const TURNS = Math.ceil(TEXTS.length / FORM_KINDS.length);

for (const [nth, kind] of FORM_KINDS.entries()) {
  test(`any text in any field of the ${kind} form leaves the page, also after a reload`, async ({
    page,
  }) => {
    await emptyTabs(page);
    await openAndFill(page, kind);
    await markPage(page);
    const fields = FIELD_NAMES.filter((name) => name !== "service" && asksFor(kind, name));
    for (let turn = nth * TURNS; turn < (nth + 1) * TURNS; turn++) {
      for (const field of fields) {
        const text = TEXTS[(turn + FIELD_NAMES.indexOf(field)) % TEXTS.length] ?? "";
        await putText(page, `#${kind}-${field}`, text);
      }
      await page.locator(`#${kind}-form`).evaluate((form: HTMLFormElement) => form.requestSubmit());
      await expectSamePage(page);
      await page.reload();
      await markPage(page);
      await page.locator(`#${kind}-name`).focus();
      await hasCode(page, kind);
      await expectSamePage(page);
    }
  });
}
