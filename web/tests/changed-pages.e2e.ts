import { FORM_KINDS } from "@currawong/supabase/form-kinds";
import { expect, type Page, test } from "@playwright/test";
import {
  emptyTabs,
  expectSamePage,
  markPage,
  openedTabs,
  PAGES,
  rowsFrom,
  visitor,
} from "./forms-support.ts";
import { CHANGES } from "./page-changes.ts";
import { hold } from "./page-checks.ts";

const WORDS = ["Typed early", " by a", " person"];

async function change(page: Page) {
  for (const apply of Object.values(CHANGES)) await page.evaluate(apply);
}

/**
 * Types into the form of a page that is changed before its module has started, while it starts and afterwards; then
 * sends it. Expects every word, the focus, and the form's outcome.
 */
async function useForm(page: Page, path: string) {
  const release = await hold(page, "**/client/form-*.js");
  await page.goto(path);
  await markPage(page);
  const form = page.locator("main form[data-form]");
  const kind = (await form.getAttribute("data-form")) ?? "";
  // By their names: something may replace their ids.
  const field = (name: string) => page.locator(`[form=${kind}-form][name=${name}]`);
  const name = field("name");
  await change(page);
  await name.focus();
  await page.keyboard.type(WORDS[0] ?? "");
  await change(page);
  await page.keyboard.type(WORDS[1] ?? "");
  release();
  await expect(form).toHaveAttribute("aria-busy", "false");
  await change(page);
  await page.keyboard.type(WORDS[2] ?? "");
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(WORDS.join(""));
  await page.unroute("**/client/form-*.js");

  const { name: _name, ...values } = visitor();
  const button = page.locator(`button[form=${kind}-form]`);
  // Says what is missing, in its own words or the browser's.
  await button.click();
  await expect(field("email")).toBeFocused();
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  const service = page.locator(`select[form=${kind}-form][name=service]`);
  const hasService = (await service.count()) > 0;
  if (hasService) await service.selectOption({ index: 1 });
  await change(page);
  await button.click();
  if (kind === "enquiry") {
    await expect(field("email")).toHaveValue("");
    await expect(page.locator("#enquiry-notice")).toBeVisible();
    const rows = await rowsFrom(values.email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...values, name: WORDS.join("") });
  } else {
    await expect.poll(() => openedTabs(page)).toHaveLength(1);
    const [chat = ""] = await openedTabs(page);
    const chosen = hasService ? ["AI Chatbots"] : [];
    for (const value of [WORDS.join(""), values.email, values.company, ...chosen])
      expect(new URL(chat).searchParams.get("text")).toContain(value);
    const isKept = kind === "contact";
    await expect(field("email")).toHaveValue(isKept ? values.email : "");
  }
  await expect(button).not.toHaveAttribute("aria-disabled");
  await expectSamePage(page);
}

for (const kind of FORM_KINDS) {
  test(`the ${kind} form keeps words and focus on a page that is changed in use`, async ({
    page,
  }) => {
    await emptyTabs(page);
    await useForm(page, PAGES[kind]);
  });
}
