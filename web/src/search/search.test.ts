import { describe, expect, it } from "vitest";
import { matcher, wordsOf } from "./query.ts";
import { rank, type SearchEntry } from "./rank.ts";

const service = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  path: `/services/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  summary: "",
  kind: "Service",
  ...more,
});

const entries: SearchEntry[] = [
  service("WhatsApp chatbot", { summary: "Answers customers at midnight." }),
  service("AI e-mail response", { keywords: ["inbox", "drafts"] }),
  service("Website chatbot"),
  service("Shopify store setup", { summary: "Twenty products loaded." }),
  service("UI/UX designer", { path: "/services/ui-ux-designer" }),
  {
    path: "/blog/top-chatbot-development",
    title: "Chatbot Development in Australia",
    summary: "Five kinds of chatbot, priced.",
    kind: "Article",
  },
  {
    path: "/contact",
    title: "Start a conversation",
    summary: "Customers write here.",
    kind: "Page",
  },
];

const found = (query: string) => rank(entries, query, 10).map(({ title }) => title);

describe("rank", () => {
  it("puts services before articles about them", () => {
    expect(found("chatbot")).toEqual([
      "Website chatbot",
      "WhatsApp chatbot",
      "Chatbot Development in Australia",
    ]);
  });

  it("puts a title that begins with the word before titles that contain it", () => {
    const two = [service("Mobile app design"), service("App audits and repairs")];
    expect(rank(two, "app", 5).map(({ title }) => title)).toEqual([
      "App audits and repairs",
      "Mobile app design",
    ]);
  });

  it("asks for every word, in any order", () => {
    expect(found("chatbot whatsapp")).toEqual(["WhatsApp chatbot"]);
    expect(found("shopify chatbot")).toEqual([]);
  });

  it("finds a word that is half typed", () => {
    expect(found("shopi")).toEqual(["Shopify store setup"]);
  });

  it("reads across hyphens, slashes, accents and case", () => {
    expect(found("email")).toEqual(["AI e-mail response"]);
    expect(found("E-Mail")).toEqual(["AI e-mail response"]);
    expect(found("ui/ux")).toEqual(["UI/UX designer"]);
    expect(found("Ünbox")).toEqual([]);
  });

  it("looks in keywords, addresses and summaries too, after titles", () => {
    expect(found("inbox")).toEqual(["AI e-mail response"]);
    expect(found("contact")).toEqual(["Start a conversation"]);
    expect(found("customers")).toEqual(["WhatsApp chatbot", "Start a conversation"]);
  });

  it("forgives one slip in a long word, but not in a short one", () => {
    expect(found("shopfiy")).toEqual(["Shopify store setup"]);
    expect(found("whatsap")).toEqual(["WhatsApp chatbot"]);
    expect(found("wbsite")).toEqual(["Website chatbot"]);
    expect(found("stire")).toEqual(["Shopify store setup"]);
    expect(found("uxi")).toEqual([]);
  });

  it("keeps to the limit, and finds nothing for nothing", () => {
    expect(rank(entries, "chatbot", 2)).toHaveLength(2);
    expect(found("  …  ")).toEqual([]);
  });
});

describe("the words of a search", () => {
  it("leaves out what a question has beside what it asks for", () => {
    expect(wordsOf("How much does a website cost?")).toEqual(["website"]);
    expect(wordsOf("what does it cost")).toEqual(["it"]);
    expect(wordsOf("what is the price")).toEqual(["what", "is", "the", "price"]);
  });

  it("holds at most six words", () => {
    expect(wordsOf("one two three four five six seven")).toHaveLength(6);
  });
});

describe("matcher", () => {
  const role = "Front-end developer  Builds in React and TypeScript, for cafés";

  it("finds every word anywhere, and passes over what lacks one", () => {
    for (const query of ["", "  ", "REACT", "typescript react", "cafes", "front-end", "dev"]) {
      expect(matcher(query)(role), query).toBe(true);
    }
    for (const query of ["vue", "react vue", "reactor"]) {
      expect(matcher(query)(role), query).toBe(false);
    }
  });
});
