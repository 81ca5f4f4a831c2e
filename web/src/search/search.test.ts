import { expect, it } from "vitest";
import { fold, parseSearch, wordsOf } from "./query.ts";
import { rank, type SearchEntry } from "./rank.ts";

const service = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  path: `/services/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  summary: "",
  kind: "Service",
  ...more,
});

const BOT = "WhatsApp chatbot";
const SHOP = "Shopify store setup";
const MAIL = "AI e-mail response";
const SITE = "Website chatbot";
const ARTICLE = "Chatbot Development in Australia";
const CONTACT = "Start a conversation";

const entries: SearchEntry[] = [
  service(BOT, { summary: "Answers customers at midnight." }),
  service(MAIL, { keywords: ["inbox", "drafts"] }),
  service(SITE),
  service(SHOP, { summary: "Twenty products loaded." }),
  service("UI/UX designer", { path: "/services/ui-ux-designer" }),
  { path: "/blog/chatbots", title: ARTICLE, summary: "Five kinds, priced.", kind: "Article" },
  { path: "/contact", title: CONTACT, summary: "Customers write here.", kind: "Page" },
];

const titlesFor = (query: string, listed = entries) =>
  rank(listed, query).map(({ title }) => title);
const price = (amount: number) => ({ amount, unit: "once" }) as const;

it.each([
  ["services before articles about them", "chatbot", [SITE, BOT, ARTICLE]],
  ["entries that have most of the words", "shopify xylophone", [SHOP]],
  ["an incomplete word", "shopi", [SHOP]],
  ["a word in another form", "designing", ["UI/UX designer"]],
  ["across hyphens", "email", [MAIL]],
  ["across case", "E-Mail", [MAIL]],
  ["across slashes", "ui/ux", ["UI/UX designer"]],
  ["keywords", "inbox", [MAIL]],
  ["addresses", "contact", [CONTACT]],
  ["summaries", "customers", [BOT, CONTACT]],
  ["a word with transposed letters", "shopfiy", [SHOP]],
  ["a word with a missing letter", "wbsite", [SITE]],
  ["nothing for a different first letter", "rebsite", []],
  ["nothing for a typo in a short word", "uxi", []],
  ["nothing for an empty search", "  …  ", []],
])("finds %s", (_, query, titles) => {
  expect(titlesFor(query)).toEqual(titles);
});

it("ranks entries with all the words first, in any order, mistyped or split", () => {
  for (const query of ["chatbot whatsapp", "whats app", "whatsap"]) {
    expect(titlesFor(query)[0], query).toBe(BOT);
  }
});

it("ranks a title that starts with the word above titles that contain it", () => {
  const two = [service("Mobile app design"), service("App audits and repairs")];
  expect(titlesFor("app", two)).toEqual(["App audits and repairs", "Mobile app design"]);
});

it("finds everyday words, and ranks a phrase that equals the search first", () => {
  const audit = service("Security audit", { phrases: ["my site was hacked", "virus"] });
  const care = service("Site care", { phrases: ["hosting", "hacked"] });
  expect(rank([care, audit], "My site was hacked!")[0]).toBe(audit);
  expect(rank([care, audit], "viruses")).toEqual([audit]);
});

it("limits and sorts results by the price words of a search", () => {
  const small = service("Small website", { price: price(499) });
  const large = service("Large website", { price: price(4_999) });
  const logo = service("Logo", { price: price(299) });
  const within = (query: string) => rank([large, small, logo], query);
  expect(within("website under $1,000")).toEqual([small]);
  expect(within("cheap website")).toEqual([small, large]);
  expect(within("under 500")).toEqual([logo, small]);
  expect(within("something cheap please")).toEqual([logo, small, large]);
  // Nothing is within the limit: more expensive results are better than none.
  expect(within("website below 300")).toHaveLength(2);
  expect(within("website about $5k")).toHaveLength(2);
});

it("limits a search to six words, and keeps fillers only if there are no other words", () => {
  expect(wordsOf("How much does a website cost?")).toEqual(["website"]);
  expect(wordsOf("what does it cost")).toEqual(["what", "does", "it", "cost"]);
  expect(wordsOf("one two three four five six seven")).toHaveLength(6);
});

it.each([
  ["shopify up to 100 products", undefined],
  ["reply within 90 days", undefined],
  ["less than 1 week", undefined],
  ["chatbot for up to 1,000 messages a month", undefined],
  ["under 10 people", undefined],
  ["within 48h", undefined],
  ["up to 50% off", undefined],
  ["under 3-4 weeks", undefined],
  ["max 5k followers", undefined],
  ["up to 100 products under $500", 500],
  ["logo under $500 products", 500],
  ["website under 1000 for a café", 1_000],
  ["help under 200/month", 200],
  ["help below 200 per month, please", 200],
  ["shop under AU$1.5k", 1_500],
  ["within 300 bucks", 300],
  ["max 2k", 2_000],
])("reads only amounts of money as prices: “%s”", (query, max) => {
  expect(parseSearch(query).max).toBe(max);
});

it("finds the same with every apostrophe that a keyboard or phone can type", () => {
  for (const mark of ["", ..."'`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋ˴՚׳❛❜ꞌ＇"]) {
    expect(fold(`Don${mark}t`), mark).toBe("dont");
    expect(wordsOf(`a café${mark}s website`), mark).toEqual(["cafes", "website"]);
  }
});
