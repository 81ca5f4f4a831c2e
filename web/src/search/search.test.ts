import { describe, expect, it } from "vitest";
import { wordsOf } from "./query.ts";
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

const found = (query: string) => rank(entries, query).map(({ title }) => title);
const price = (amount: number) => ({ amount, unit: "once" }) as const;

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
    expect(rank(two, "app").map(({ title }) => title)).toEqual([
      "App audits and repairs",
      "Mobile app design",
    ]);
  });

  it("finds what has all words, in any order, or else what has most of them", () => {
    expect(found("chatbot whatsapp")[0]).toBe("WhatsApp chatbot");
    expect(found("shopify xylophone")).toEqual(["Shopify store setup"]);
  });

  it("finds a word that is half typed, in another form, or written apart", () => {
    expect(found("shopi")).toEqual(["Shopify store setup"]);
    expect(found("designing")).toEqual(["UI/UX designer"]);
    expect(found("whats app")[0]).toBe("WhatsApp chatbot");
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

  it("finds everyday words, best where one phrase has all that was typed", () => {
    const audit = service("Security audit", { phrases: ["my site was hacked", "virus"] });
    const care = service("Site care", { phrases: ["hosting", "hacked"] });
    expect(rank([care, audit], "My site was hacked!")[0]).toBe(audit);
    expect(rank([care, audit], "viruses")).toEqual([audit]);
  });

  it("forgives one slip in a long word, but not in a short one or its first letter", () => {
    expect(found("shopfiy")).toEqual(["Shopify store setup"]);
    expect(found("whatsap")[0]).toBe("WhatsApp chatbot");
    expect(found("wbsite")).toEqual(["Website chatbot"]);
    expect(found("stire")).toEqual(["Shopify store setup"]);
    expect(found("rebsite")).toEqual([]);
    expect(found("uxi")).toEqual([]);
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

  it("finds nothing for nothing", () => {
    expect(found("  …  ")).toEqual([]);
  });
});

describe("the words of a search", () => {
  it("leaves out what a question has beside what it asks for", () => {
    expect(wordsOf("How much does a website cost?")).toEqual(["website"]);
    expect(wordsOf("what does it cost")).toEqual(["what", "does", "it", "cost"]);
    expect(wordsOf("what is the price")).toEqual(["what", "is", "the", "price"]);
  });

  it("holds at most six words", () => {
    expect(wordsOf("one two three four five six seven")).toHaveLength(6);
  });
});
