import { expect, it } from "vitest";
import { fold, wordsOf } from "./query.ts";
import { createRanking, type SearchEntry } from "./rank.ts";

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
  // Repeated by an import.
  service(SITE, { title: "Chatbot" }),
  service(SHOP, { summary: "Twenty products loaded.", phrases: ["sell online"] }),
  service("UI/UX designer", { path: "/services/ui-ux-designer" }),
  { path: "/blog/chatbots", title: ARTICLE, summary: "", headings: ["Shopify"], kind: "Article" },
  { path: "/contact", title: CONTACT, summary: "Customers write here.", kind: "Page" },
];

const rank = createRanking(entries);
const titlesFor = (query: string) => rank(query).map(({ title }) => title);

it.each([
  ["services before articles about them", "chatbot", [BOT, SITE, ARTICLE]],
  ["an incomplete last word of at least four letters", "prod", [SHOP]],
  ["a word in another form", "designing", ["UI/UX designer"]],
  ["across hyphens", "mailresponse", [MAIL]],
  ["across slashes", "ui/ux", ["UI/UX designer"]],
  ["everyday phrases", "selling online", [SHOP]],
  ["keywords", "inbox", [MAIL]],
  ["addresses", "contact", [CONTACT]],
  ["summaries", "customers", [BOT, CONTACT]],
  ["a word with transposed letters", "shopfiy", [SHOP]],
  ["a word of five letters with a wrong one", "midnight inboz", [BOT, MAIL]],
  ["none of four", "inbx midnight", [BOT]],
  ["no other incomplete word", "prod inbox", [MAIL]],
  ["nothing for three letters", "pro", []],
  ["nothing for an unknown word", "xylophone", []],
  ["nothing for an empty search", "  …  ", []],
])("finds %s", (_, query, titles) => {
  expect(titlesFor(query)).toEqual(titles);
});

it("ranks entries with all the words first, in any order, mistyped or split", () => {
  for (const query of ["chatbot whatsapp", "whats app", "whatsap"]) {
    expect(titlesFor(query)[0], query).toBe(BOT);
  }
});

it("reads compounds and spelled letters", () => {
  expect(wordsOf("e-commerce x-1 a-i 4-page s.e.o c r m").join(" ")).toBe(
    "ecommerce x 1 ai 4 page seo crm",
  );
});

it("reads twenty words of a search, and fillers only if there are no other words", () => {
  const words = Array.from({ length: 25 }, (_, n) => `w${n}`);
  expect(wordsOf(words.join(" "))).toEqual(words.slice(0, 20));
  expect(wordsOf(`${"x".repeat(198)} yz`)).toEqual(["x".repeat(198), "y"]);
  expect(wordsOf("How much does a website cost?")).toEqual(["website"]);
  expect(wordsOf("what does it cost")).toEqual(["what", "does", "it", "cost"]);
});

it("finds the same with every apostrophe that a keyboard or phone can type", () => {
  for (const mark of ["", ..."'`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋ˴՚׳❛❜ꞌ＇"]) {
    expect(fold(`Don${mark}t`), mark).toBe("dont");
    expect(wordsOf(`a café${mark}s website`), mark).toEqual(["cafes", "website"]);
  }
});
