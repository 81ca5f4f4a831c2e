import { expect, test } from "@playwright/test";

test("the demo answers typed and tapped questions, quotes other pages, or offers a person", async ({
  page,
}) => {
  await page.goto("/");
  const demo = page.locator("#chatDemo");
  await expect(demo.getByText("Illustrative example")).toBeVisible();
  const field = demo.getByLabel("Your question");
  await field.fill("are you open on the weekend");
  await field.press("Enter");
  const answers = demo.locator("[aria-live=polite] > li");
  await expect(answers.last()).toContainText("10 am to 4 pm");
  await expect(field).toHaveValue("");

  const suggestion = demo.getByRole("button", { name: "Who owns the code?" });
  await suggestion.click();
  await expect(answers.last()).toContainText("You do.");
  await expect(suggestion).toBeFocused();

  await field.fill("how many rounds of website design?");
  await field.press("Enter");
  await expect(answers.last()).toContainText("“We change wireframes until you approve them.");
  await expect(answers.last()).toContainText(/Searched \d{3} answers, found \d+/);
  await expect(answers.last().getByRole("link", { name: "Website design" })).toHaveAttribute(
    "href",
    "/services/website-design",
  );
  await expect(answers.last().getByRole("checkbox", { name: /Website design/ })).toBeVisible();

  await field.fill("do you sell pizza?");
  await field.press("Enter");
  const link = answers.last().getByRole("link", { name: "Ask on WhatsApp" });
  const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toContain("do you sell pizza?");
  await expect(page).toHaveURL("/");
});
