import { expect, test } from "@playwright/test";
import { PAGES, rowsFrom, visitor } from "./forms-support.ts";
import { hold } from "./page-checks.ts";

/**
 * What browsers, extensions and translators do to a page, each as a function that runs in it. Each may run again, while
 * the visitor is using the page: an element that has the focus stays where it is, as moving it would end the typing in
 * any page.
 */
const CHANGES: Readonly<Record<string, () => void>> = {
  "fields in elements of their own": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden]), textarea, select")) {
      if (field === document.activeElement) continue;
      const wrapper = document.createElement("span");
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },

  "every text in font elements": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text); // Only texts are walked.
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest("script, style, textarea, option"))
        continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      node.replaceWith(outer);
      inner.append(node.data);
    }
  },

  "copies of fields": () => {
    for (const field of document.querySelectorAll<HTMLInputElement>("form[data-form] input")) {
      if (field === document.activeElement) continue;
      const copy = field.cloneNode() as HTMLInputElement; // An element's copy is one.
      copy.value = field.value;
      field.replaceWith(copy);
    }
  },
};

test("a form that is changed in use keeps words and focus, and is sent once", async ({ page }) => {
  const change = async () => {
    for (const apply of Object.values(CHANGES)) await page.evaluate(apply);
  };
  const field = (name: string) => page.locator(`[form=enquiry-form][name=${name}]`);
  const release = await hold(page, "**/client/form-*.js");
  await page.goto(PAGES.enquiry);
  const { name: _, ...values } = visitor();
  await change();
  await field("name").focus();
  await page.keyboard.type("Typed early");
  await change();
  await page.keyboard.type(" by a");
  release();
  await expect(page.locator("main form[data-form]")).toHaveAttribute("aria-busy", "false");
  await change();
  await page.keyboard.type(" person");
  await expect(field("name")).toBeFocused();
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  await change();
  await page.locator("button[form=enquiry-form]").click();
  await expect(page.locator("#enquiry-notice")).toBeVisible();
  await expect(field("email")).toHaveValue("");
  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ ...values, name: "Typed early by a person" });
});
