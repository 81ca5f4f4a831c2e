import { expect, test } from "../support/journey.ts";
import { siteUrl, visit } from "../support/site.ts";
import { chooseFile, fill, openDocument, publish, showTab } from "../support/studio.ts";

const ACCENT = "#7fd1b9";
const logoSvg = (content = "") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M2 2h20v20H2z"/>${content}</svg>`,
  );
const picture = async () =>
  Buffer.from(await (await fetch(`${siteUrl()}/og/about.png`)).arrayBuffer());

test("a new logo and accent colour appear on pages and share pictures at once", async ({
  studio,
  page,
}) => {
  const before = await picture();
  await openDocument(studio, "siteSettings", "siteSettings");
  await showTab(studio, "Brand");
  const chooseLogo = (logo: Buffer) => chooseFile(studio, "logo.svg", "image/svg+xml", logo);
  const errors = studio.getByTestId("input-validation-icon-error");
  await chooseLogo(logoSvg("<script>alert(1)</script>"));
  await expect(errors).not.toHaveCount(0);
  await studio.getByTestId("options-menu-button").click();
  await studio.getByRole("menuitem", { name: "Clear field" }).click();
  await chooseLogo(logoSvg());
  await expect(errors).toHaveCount(0);
  await fill(studio, "accent", "#206553");
  await expect(errors).not.toHaveCount(0);
  await fill(studio, "accent", ACCENT);
  await publish(studio, async () => (await visit("/about")).body.includes("/brand.css"));

  await page.goto("/about");
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /\.svg$/);
  await expect(page.getByRole("banner").locator('img[src$=".svg"]')).toBeVisible();
  const button = page.getByRole("banner").locator("a.button").last();
  await expect(button).toHaveCSS("background-color", "rgb(127, 209, 185)");
  expect((await picture()).equals(before)).toBe(false);
});
