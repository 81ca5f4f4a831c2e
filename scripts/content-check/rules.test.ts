import type { Addresses } from "@currawong/schemas/paths";
import { expect, test } from "vitest";
import { checkAddresses } from "./addresses.ts";
import { checkFacts } from "./facts.ts";
import { checkLinks } from "./links.ts";
import { ALIASES, PAGES } from "./routes.data.ts";
import { checkSearch } from "./search.ts";
import { checkSpelling } from "./spelling.ts";
import type { ContentDocument } from "./texts.ts";

const ref = (_ref: string) => ({ _type: "reference", _ref });

test("links: links, menu entries and buttons that lead nowhere", () => {
  const document = {
    _id: "page-a",
    _type: "page",
    body: [
      { _type: "block", markDefs: [{ _type: "internalLink", reference: ref("role-x") }] },
      { _type: "callToAction", target: ref("role-x") },
      { _type: "callToAction", target: ref("service-x") },
    ],
    sections: [
      { _type: "hero", buttons: [{ anchor: "prose" }, { anchor: "packages" }] },
      { _type: "prose" },
    ],
  };
  const findings = checkLinks([document], (id) => id.startsWith("service-"));
  expect(findings.map(({ path }) => path)).toEqual(["", "body[0].markDefs[0]", "body[1]"]);
});

/** The least content that has every address of the specification. */
function everyAddress(): Map<string, Addresses> {
  return new Map(
    PAGES.map((path) => {
      const aliases = Object.entries(ALIASES).filter(([, target]) => target === path);
      return [path, { pages: [path], aliases: aliases.map(([from]) => from) }];
    }),
  );
}

test("addresses: complete and unique is fine, and so are those of sections", () => {
  const book = everyAddress();
  expect(checkAddresses(book)).toEqual([]);
  book.get("/services/voice-ai")?.aliases.push("/ai-services/voice-ai");
  expect(checkAddresses(book)).toEqual([]);
});

test("addresses: missing, unknown, and aliases that lead astray", () => {
  const book = everyAddress();
  book.delete("/about");
  book.set("b", { pages: ["/contact"], aliases: ["/kontakt"] });
  book.get("/services/react-developer")?.aliases.splice(0, 1);
  expect(checkAddresses(book).map(({ id, message }) => `${id}: ${message}`)).toEqual([
    "b: /kontakt is no alias of the specification.",
    "/about: No document shows at this address.",
    "/react-developer: Should lead to /services/react-developer, leads to nowhere.",
  ]);
});

test("search: titles and descriptions that two pages share, a preset's and a chatbot page's included", () => {
  const preset = { _id: "seoPreset-blog", _type: "seoPreset", title: "Blog", description: "Notes" };
  const documents: ContentDocument[] = [
    preset,
    { _id: "a", _type: "page", seo: { preset: ref("seoPreset-blog") } },
    { _id: "b", _type: "page", seo: { preset: ref("seoPreset-blog"), customTitle: "Own" } },
    {
      _id: "c",
      _type: "service",
      seo: { customTitle: "C", customDescription: "About C" },
      landing: { seo: { customTitle: "C", customDescription: "Chat about C" } },
    },
    { _id: "d", _type: "page", seo: { customTitle: "D" } },
    { _id: "e", _type: "article", title: "Costs", excerpt: "What apps cost." },
    { _id: "f", _type: "article", title: "Costs", excerpt: "What bots cost." },
    { _id: "settings", _type: "siteSettings", name: "Agency" },
  ];
  const findings = checkSearch(documents, (id) => id.length === 1);
  expect(findings.map(({ id, path, message }) => `${id} ${path}: ${message}`)).toEqual([
    "c landing.seo: The search title “C” is c’s too. Give this page its own.",
    "f seo: The search title “Costs | Agency” is e’s too. Give this page its own.",
    "b seo: The search description “Notes” is a’s too. Give this page its own.",
    "d seo: Has no search description.",
  ]);
});

test("facts: what is wrong, and a phrase that is missing, are named by document and field", async () => {
  const findings = await checkFacts([
    { _id: "service-react-developer", _type: "service", badge: "BACKEND" },
    {
      _id: "service-logo-brand-identity-design",
      _type: "service",
      features: ["2 concepts", "Two rounds"],
    },
    {
      _id: "service-video-ads-social-media",
      _type: "service",
      features: ["15–30 seconds", "1 revision included"],
      description: "Ready in 3–5 business days.",
    },
  ]);
  const of = (id: string) =>
    findings
      .filter((finding) => finding.id === id)
      .map(({ path, message }) => `${path}: ${message}`);
  expect(of("service-react-developer")).toEqual([
    'badge: The specification says "FRONTEND", the content "BACKEND".',
  ]);
  expect(of("service-logo-brand-identity-design")).toEqual([
    ": The specification says “1 revision”, which is not there.",
  ]);
  expect(of("service-video-ads-social-media")).toEqual([]);
});

test("spelling: one for email and one for catalogue, but for the specification's own strings", () => {
  const findings = checkSpelling([
    {
      _id: "service-a",
      _type: "service",
      title: "E-mail hosting",
      description: "An email a day, with your catalogue.",
      badge: "E-MAIL",
      features: ["Phone and email support", "Product catalog integration", "A catalog of spares"],
      keywords: ["e-mail hosting", "catalog"],
      aliases: ["/services/email"],
    },
  ]);
  expect(findings.map(({ path }) => path)).toEqual(["title", "badge", "features[2]"]);
});
