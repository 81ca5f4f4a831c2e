import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { shows, siteUrl } from "../support/site.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M2 2h20v20H2z"/></svg>`;
const picture = async () =>
  Buffer.from(await (await fetch(`${siteUrl()}/og/about.png`)).arrayBuffer());

test("a new logo and accent colour appear on pages and share pictures at once", async ({
  page,
}) => {
  const before = await picture();
  const { _id } = await lake.assets.upload("image", Buffer.from(SVG), { filename: "logo.svg" });
  const logo = { _type: "image", asset: { _type: "reference", _ref: _id } };
  await lake.patch("siteSettings", { set: { logo, accent: "#7fd1b9" } }).commit();
  await shows("/about", "/brand.css");

  await page.goto("/about");
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /\.svg$/);
  await expect(page.getByRole("banner").locator('img[src$=".svg"]')).toBeVisible();
  const button = page.getByRole("banner").locator("a.button").last();
  await expect(button).toHaveCSS("background-color", "rgb(127, 209, 185)");
  expect((await picture()).equals(before)).toBe(false);
});
