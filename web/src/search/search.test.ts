import { expect, it } from "vitest";
import { fold, parseSearch, wordsOf } from "./query.ts";
import { entriesOfList, findTitles, indexInSteps, rank, type SearchEntry } from "./rank.ts";

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
  ["an incomplete word in the middle", "shopi xylophone", [SHOP]],
  ["nothing for a different first letter", "rebsite", []],
  ["nothing for two letters swapped", "iu", []],
  ["nothing for a typo in a short word", "uxi", []],
  ["nothing for the start of a word, mistyped", "hsop", []],
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
  // The shorter title would otherwise be first.
  const two = [service("Mobile app"), service("App audits for teams")];
  expect(titlesFor("app today", two)[0]).toBe("App audits for teams");
});

it("finds everyday words, and ranks a phrase that equals the search first", () => {
  const audit = service("Security audit", { phrases: ["my site was hacked", "virus"] });
  const care = service("Site care", { phrases: ["hosting", "hacked"] });
  expect(rank([care, audit], "My site was hacked!")[0]).toBe(audit);
  expect(rank([care, audit], "viruses")).toEqual([audit]);
  // Both have each of its words in one phrase, so the first would otherwise be first.
  const exact = service("Rescue B", { phrases: ["my site was hacked"] });
  const words = service("Rescue A", { phrases: ["your site they hacked"] });
  for (const query of ["my site was hacked", "My site was hacked?", "my-site was hacked!"]) {
    expect(rank([words, exact], query)[0], query).toBe(exact);
  }
});

it("prefers words in one phrase, and letters that were split in two", () => {
  const apart = service("Alpha", { phrases: ["fix printer", "website help"] });
  const together = service("Bravo two", { phrases: ["fix website", "printer help"] });
  // Not in the phrase's own order, which would equal the search.
  expect(rank([apart, together], "websites fixing")[0]).toBe(together);
  const named = service("Whats new");
  expect(rank([named, ...entries], "whats app")[0]?.title).toBe(BOT);
});

it("completes the last word only, and joins words only in titles and phrases", () => {
  expect(titlesFor("web xylophone", [service("Web"), service("Website")])).toEqual(["Web"]);
  const clips = service("Clips", { summary: "We film tik tok clips." });
  expect(rank([clips], "tiktok")).toEqual([]);
  // As typed, the two words are found.
  expect(rank([clips], "tik tok")).toEqual([clips]);
});

it("weighs a rare word more than a common one, even in a title", () => {
  const common = Array.from({ length: 10 }, (_, n) => service(`Website ${n}`));
  const rare = service("Alpha", { summary: "With a xylophone." });
  expect(rank([...common, rare], "xylophone website")[0]).toBe(rare);
});

it("allows one slip in words of five letters, and two in those of seven", () => {
  const list = ["logo", "pages", "strata", "website"].map((word) => service(word));
  for (const [slip, found] of [
    ["lego", []],
    ["pagus", ["pages"]],
    ["pogus", []],
    ["strota", ["strata"]],
    ["stroto", []],
    // Its stem has only one.
    ["strtas", []],
    ["wabsute", ["website"]],
  ] as const) {
    expect(titlesFor(slip, list), slip).toEqual(found);
  }
  const other = service("Website tabsute");
  expect(rank([other], "wabsute")).toEqual([other]);
});

it("puts what matches well before what is only cheap, and what is near a price before what is far from it", () => {
  const plans = service("Website plans", { price: price(4_999) });
  const hosting = service("Hosting", { headings: ["website"], price: price(1) });
  expect(rank([hosting, plans], "cheap website")).toEqual([plans, hosting]);
  const near = service("Website two", { price: price(480) });
  const far = service("Website one", { price: price(100) });
  expect(rank([far, near], "website $500")[0]).toBe(near);
  const [above, below] = [450, 330].map((amount) => service(`${amount}`, { price: price(amount) }));
  expect(rank([below, above] as SearchEntry[], "$400")).toEqual([above, below]);
  expect(rank([plans], "under $1")).toEqual([]);
  expect(rank([plans, service("Website costs")], "website over $40")).toEqual([plans]);
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
  // The limit itself is within it.
  expect(within("under 499")).toEqual([logo, small]);
  expect(within("website under $499")).toEqual([small]);
  expect(within("website over $499")).toHaveLength(2);
  // Nothing is within the limit: more expensive results are better than none.
  expect(within("website below 300")).toHaveLength(2);
  expect(within("website about $5k")).toHaveLength(2);
});

it("sorts by price only if a search asks for it, and finds everything priced only if it names a price", () => {
  const cheap = service("Website projects", { price: price(49) });
  // They match equally well, and this title is shorter.
  const best = service("Website plans", { price: price(4_999) });
  const unpriced = service("Website costs explained", {
    ...{ phrases: ["what does it cost"], kind: "Article" },
  });
  const list = [cheap, best, unpriced];
  expect(rank(list, "website")[0]).toBe(best);
  expect(rank(list, "cheap website")[0]).not.toBe(unpriced);
  expect(rank(list, "what does it cost")).toEqual([unpriced]);
  for (const nothing of ["", "  …  "]) expect(rank(list, nothing)).toEqual([]);
  expect(rank(list, "something cheap")).toEqual([cheap, best]);
  expect(rank(list, "under $100")).toEqual([cheap]);
  // Beside words, an entry without a price is within no limit.
  expect(rank(list, "website under $5000")).not.toContain(unpriced);
});

it("reads compounds, spelled letters and what asks for something cheap", () => {
  expect(wordsOf("e-commerce x-1 a-i 4-page s.e.o c r m")).toEqual([
    "ecommerce",
    "x",
    "1",
    "ai",
    "4",
    "page",
    "seo",
    "crm",
  ]);
  for (const cheap of ["lowcost site", "low-cost site", "low cost site", "cheapest site"]) {
    expect(parseSearch(cheap), cheap).toMatchObject({ isCheap: true, words: ["site"] });
  }
  expect(parseSearch("under $500 please").words).toEqual([]);
  expect(parseSearch(`${"x".repeat(200)} under $500`).max).toBeUndefined();
});

it("reads twenty words of a search, and two hundred characters", () => {
  const words = Array.from({ length: 25 }, (_, n) => `w${n}`);
  expect(wordsOf(words.join(" "))).toEqual(words.slice(0, 20));
  expect(wordsOf(`${"x".repeat(198)} yz`)).toEqual(["x".repeat(198), "y"]);
});

it("reads long questions to their end, and keeps fillers only if there are no other words", () => {
  expect(wordsOf("How much does a website cost?")).toEqual(["website"]);
  expect(wordsOf("what does it cost")).toEqual(["what", "does", "it", "cost"]);
  const long =
    "Hi, we've got a café in Newtown and we'd like customers to order and pay from WhatsApp";
  expect(rank(entries, long)[0]?.title).toBe(BOT);
  expect(wordsOf("seven ".repeat(1_000)).length).toBeLessThan(40);
});

it("finds what is at, above or near a price", () => {
  const list = [299, 499, 999, 4_999].map((amount) =>
    service(`Website ${amount}`, { price: price(amount) }),
  );
  const amounts = (query: string) => rank(list, query).map((entry) => entry.price?.amount);
  expect(amounts("$499")).toEqual([499]);
  expect(amounts("around $900")).toEqual([999]);
  expect(amounts("$20")).toEqual([299, 499, 999, 4_999]);
  expect(amounts("website $499")).toEqual([499, 299]);
  expect(amounts("website over $500")).toEqual([999, 4_999]);
  expect(amounts("$400 - $1000")).toEqual([499, 999]);
});

it("finds every word with two neighbouring letters swapped", () => {
  const words = ["seo", "logo", "email", "design", "shopify", "facebook"];
  const list = words.map((word) => service(word));
  for (const [at, word] of words.entries()) {
    for (let swap = 1; swap < word.length; swap += 1) {
      const letters = [...word];
      letters.splice(swap - 1, 2, letters[swap] ?? "", letters[swap - 1] ?? "");
      const typo = letters.join("");
      expect(rank(list, typo)[0], typo).toBe(list[at]);
      expect(rank(list, `${typo} for my cafe`)[0], typo).toBe(list[at]);
    }
  }
});

it("finds the same however letters and compounds are spelled", () => {
  const list = ["SEO", "AI services", "UI/UX designer", "E-commerce", "WordPress", "WhatsApp"].map(
    (title) => service(title),
  );
  for (const [query, title] of [
    ["s.e.o", "SEO"],
    ["S.E.O. for tradies", "SEO"],
    ["s e o", "SEO"],
    ["a.i.", "AI services"],
    ["u.i./u.x.", "UI/UX designer"],
    ["ecommerce", "E-commerce"],
    ["e commerce", "E-commerce"],
    ["e‑commerce", "E-commerce"],
    ["wordpress's", "WordPress"],
    ["WordPress’s plugins", "WordPress"],
    ["whats app", "WhatsApp"],
    ["what’s app", "WhatsApp"],
  ]) {
    expect(rank(list, query ?? "")[0]?.title, query).toBe(title);
  }
});

it("finds the same with every apostrophe that a keyboard or phone can type", () => {
  for (const mark of ["", ..."'`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋ˴՚׳❛❜ꞌ＇"]) {
    expect(fold(`Don${mark}t`), mark).toBe("dont");
    expect(wordsOf(`a café${mark}s website`), mark).toEqual(["cafes", "website"]);
  }
});

it("searches a list by the services and roles that its lines name, and leaves out what hardly matches", () => {
  const role: SearchEntry = { ...service("SEO specialist"), path: "/hire/seo", kind: "Role" };
  const page: SearchEntry = { ...service("SEO specialist"), path: "/page", kind: "Page" };
  const other = service("Something else");
  const noisy = service("Bookkeeping", { headings: ["A word about seo"] });
  const seo = service("SEO", { phrases: ["seo", "rank on google"], keywords: ["seo"] });
  const all = [role, page, other, noisy, seo];
  const titles = new Set(["SEO specialist", "SEO", "Bookkeeping"]);
  const list = entriesOfList(all, titles);
  expect(list).toEqual([role, noisy, seo]);
  // The same array, whose index is made only once; other lists have one of their own.
  expect(entriesOfList(all, new Set(titles))).toBe(list);
  expect(entriesOfList(all, new Set(["SEO"]))).toEqual([seo]);
  expect(entriesOfList([...all], titles)).not.toBe(list);
  expect(findTitles(list, "seo")).toEqual(new Set(["SEO", "SEO specialist"]));
  expect(rank(list, "seo")).toContain(noisy);
});

it("finds the same in an index made in steps", async () => {
  const many = Array.from({ length: 23 }, (_, n) => service(`Service ${n} about topic${n}`));
  await indexInSteps(many);
  for (const n of [0, 4, 5, 22]) expect(rank(many, `topic${n}`)[0]).toBe(many[n]);
});
