import type { ValidationContext } from "@sanity/types";
import { describe, expect, it } from "vitest";
import { LINKABLE_TYPES } from "../linkable.ts";
import type { Addressable } from "../paths.ts";
import { uniqueAddress } from "./unique-address.ts";

type Stored = Addressable & { _id: string; title?: string };

/** What a dataset answers to the rule: its documents of the types asked for. */
function datasetOf(documents: readonly Stored[]) {
  const client = {
    withConfig: () => client,
    fetch: async (_query: string, { types }: { types: readonly string[] }) =>
      documents.filter(({ _type }) => types.includes(_type)),
  };
  return client;
}

/** What the rule says of a document beside others. */
function validate(
  document: Record<string, unknown> & { _id: string; _type: string },
  others: readonly Stored[] = [],
) {
  const context = { document, getClient: () => datasetOf(others) };
  // The rule reads these two alone.
  return uniqueAddress(undefined, context as unknown as ValidationContext);
}

const page = (slug: string, aliases?: string[]) => ({
  _id: "drafts.mine",
  _type: "page",
  slug: { current: slug },
  aliases,
});

describe("uniqueAddress", () => {
  it("lets a document have what nobody else has, itself published included", async () => {
    const published = { _id: "mine", _type: "page", slug: "privacy" };
    expect(await validate(page("privacy"), [published])).toBe(true);
  });

  it.each([
    [page("contact"), { _id: "contactPage", _type: "contactPage", title: "Contact" }, "/contact"],
    [page("us", ["/about"]), { _id: "aboutPage", _type: "aboutPage", title: "Contact" }, "/about"],
    [page("terms"), { _id: "b", _type: "page", slug: "terms", title: "Contact" }, "/terms"],
    [
      page("old", ["/bot"]),
      { _id: "s", _type: "service", slug: "x", landingSlug: "bot", title: "Contact" },
      "/bot",
    ],
    [
      page("hire-us"),
      { _id: "p", _type: "sectionPage", slug: "h", aliases: ["/hire-us"], title: "Contact" },
      "/hire-us",
    ],
  ])("refuses %j where %j is", async (document, other, path) => {
    expect(await validate(document, [other])).toBe(
      `${path} already belongs to “Contact”. Choose another.`,
    );
  });

  it("asks for every type that has pages", async () => {
    for (const type of LINKABLE_TYPES) {
      const other = { _id: "other", _type: type, slug: "x", title: "Other" };
      const alias = {
        homePage: "/",
        aboutPage: "/about",
        contactPage: "/contact",
        service: "/services/x",
        article: "/blog/x",
        platformPage: "/social-media/x",
        designPage: "/ui-ux-design/x",
        sectionPage: "/x",
        page: "/x",
      }[type];
      expect(await validate(page("y", [alias]), [other])).toMatch(/already belongs to “Other”/);
    }
  });

  it.each([
    [page("search"), "/search"],
    [page("markdown"), "/markdown"],
    [page("mine", ["/blog/page/2"]), "/blog/page/2"],
    [page("mine", ["/og/about"]), "/og/about"],
    [{ _id: "a", _type: "article", slug: { current: "page" } }, "/blog/page"],
    [{ _id: "s", _type: "service", landing: { slug: { current: "api" } } }, "/api"],
  ])("refuses %j, which the site itself answers", async (document, path) => {
    expect(await validate(document)).toBe(`${path} is used by the site itself. Choose another.`);
  });
});
