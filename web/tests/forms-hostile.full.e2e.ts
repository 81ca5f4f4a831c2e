import { FIELD_NAMES } from "@currawong/supabase/fields";
import { FORM_KINDS } from "@currawong/supabase/form-kinds";
import { expect, type Page, test } from "@playwright/test";
import { asksFor } from "../src/enquiries/check-form.ts";
import { FAMILIES } from "./addresses.ts";
import {
  emptyTabs,
  expectSamePage,
  hasCode,
  markPage,
  openAndFill,
  putText,
} from "./forms-support.ts";
import { hydrated, isHydrated } from "./page-checks.ts";

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

/** What extensions and translations do to a page, each before and after its code has loaded. */
const CHANGES: Record<string, () => void> = {
  "elements in the body and around inputs, and attributes, as extensions add them": () => {
    for (const name of ["div", "a", "header"]) {
      document.body.prepend(document.createElement(name));
      document.body.append(document.createElement(name));
    }
    for (const field of document.querySelectorAll("input, textarea, select")) {
      field.after(document.createElement("div"));
      field.before(document.createElement("span"));
    }
    for (const element of document.querySelectorAll("html, body, form, input, textarea, a")) {
      element.setAttribute("data-extension", "1");
      element.setAttribute("bis_skin_checked", "1");
      element.classList.add("extension");
    }
  },
  "every text in a font element, as a translation does": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea")) continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text.data.toUpperCase());
    }
  },
};

/** Uses what a page hydrates: search, and the form with errors and without. */
async function usePage(page: Page) {
  await page.keyboard.press("/");
  // The search page has a field of its own.
  const field = page.locator("main input[type=search]:focus");
  await expect(page.getByRole("dialog").or(field)).toBeVisible();
  await page.keyboard.type("chatbot");
  await page.keyboard.press("Escape");
  const forms = page.locator("main form[id$='-form']");
  if ((await forms.count()) === 0) return;
  // Before its code has loaded, the browser would send it and open the page anew.
  await expect(forms.first()).toHaveAttribute("aria-busy", "false");
  await forms.first().evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.requestSubmit();
  });
  await forms.first().locator("input[id$='-name']").fill("Typed after");
}

for (const [change, apply] of Object.entries(CHANGES)) {
  test(`${change}: no family of pages is lost, and no text`, async ({ page }) => {
    test.setTimeout(300_000);
    await emptyTabs(page);
    for (const path of FAMILIES) {
      await page.goto(path);
      await test.step(path, async () => {
        await markPage(page);
        const name = page.locator("main input[id$='-name']").first();
        const hasForm = (await name.count()) > 0;
        if (hasForm)
          await name.evaluate((field: HTMLInputElement) => (field.value = "Typed before"));
        if (hasForm) await name.dispatchEvent("input");
        await page.evaluate(apply);
        expect(await isHydrated(page)).toBe(false);
        await hydrated(page);
        if (hasForm) await expect(name).toHaveValue("Typed before");
        await page.evaluate(apply);
        await usePage(page);
        // React renders a translated page again, in its own language.
        if (!change.includes("translation")) await expectSamePage(page);
        await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
        if (hasForm) await expect(name).toHaveValue("Typed after");
      });
    }
  });
}
