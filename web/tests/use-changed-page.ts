import { expect, type Page } from "@playwright/test";
import { expectSamePage, markPage, openedTabs, rowsFrom, visitor } from "./forms-support.ts";
import { hold } from "./page-checks.ts";

type Change = () => void;

const WORDS = ["Typed early", " by a", " person"];

async function change(page: Page, changes: readonly Change[]) {
  for (const apply of changes) await page.evaluate(apply);
}

/**
 * Types into the form of a page that is changed before its module has started, while it starts and afterwards; then
 * sends it. Expects every word, the focus, and the form's outcome.
 */
export async function useForm(page: Page, path: string, changes: readonly Change[]) {
  const release = await hold(page, "**/client/form-*.js");
  await page.goto(path);
  await markPage(page);
  const form = page.locator("main form[data-form]");
  const kind = (await form.getAttribute("data-form")) ?? "";
  // By their names: something may replace their ids.
  const field = (name: string) => page.locator(`[form=${kind}-form][name=${name}]`);
  const name = field("name");
  await change(page, changes);
  await name.focus();
  await page.keyboard.type(WORDS[0] ?? "");
  await change(page, changes);
  await page.keyboard.type(WORDS[1] ?? "");
  release();
  await expect(form).toHaveAttribute("aria-busy", "false");
  await change(page, changes);
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
  await change(page, changes);
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
