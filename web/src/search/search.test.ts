import { expect, it } from "vitest";
import { wordsOf } from "./query.ts";
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
  ["what has most of the words", "shopify xylophone", [SHOP]],
  ["a word that is half typed", "shopi", [SHOP]],
  ["a word in another form", "designing", ["UI/UX designer"]],
  ["across hyphens", "email", [MAIL]],
  ["across case", "E-Mail", [MAIL]],
  ["across slashes", "ui/ux", ["UI/UX designer"]],
  ["keywords", "inbox", [MAIL]],
  ["addresses", "contact", [CONTACT]],
  ["summaries", "customers", [BOT, CONTACT]],
  ["letters that swapped places", "shopfiy", [SHOP]],
  ["a word with a letter left out", "wbsite", [SITE]],
  ["no word with another first letter", "rebsite", []],
  ["no short word with a slip", "uxi", []],
  ["nothing for nothing", "  …  ", []],
])("finds %s", (_, query, titles) => {
  expect(titlesFor(query)).toEqual(titles);
});

it("finds what has all words first, in any order, mistyped or written apart", () => {
  for (const query of ["chatbot whatsapp", "whats app", "whatsap"]) {
    expect(titlesFor(query)[0], query).toBe(BOT);
  }
});

it("puts a title that begins with the word before titles that contain it", () => {
  const two = [service("Mobile app design"), service("App audits and repairs")];
  expect(titlesFor("app", two)).toEqual(["App audits and repairs", "Mobile app design"]);
});

it("finds everyday words, best where one phrase has all that was typed", () => {
  const audit = service("Security audit", { phrases: ["my site was hacked", "virus"] });
  const care = service("Site care", { phrases: ["hosting", "hacked"] });
  expect(rank([care, audit], "My site was hacked!")[0]).toBe(audit);
  expect(rank([care, audit], "viruses")).toEqual([audit]);
});

it("understands prices", () => {
  const small = service("Small website", { price: price(499) });
  const large = service("Large website", { price: price(4_999) });
  const logo = service("Logo", { price: price(299) });
  const within = (query: string) => rank([large, small, logo], query);
  expect(within("website under $1,000")).toEqual([small]);
  expect(within("cheap website")).toEqual([small, large]);
  expect(within("under 500")).toEqual([logo, small]);
  expect(within("something cheap please")).toEqual([logo, small, large]);
  // Nothing fits: what costs more is better than nothing.
  expect(within("website below 300")).toHaveLength(2);
  expect(within("website about $5k")).toHaveLength(2);
});

it("the words of a search are six at most, and fillers only where there is nothing else", () => {
  expect(wordsOf("How much does a website cost?")).toEqual(["website"]);
  expect(wordsOf("what does it cost")).toEqual(["what", "does", "it", "cost"]);
  expect(wordsOf("one two three four five six seven")).toHaveLength(6);
});
