import { expect } from "@playwright/test";
import { type HTMLElement, parse } from "node-html-parser";
import { attributeOf, textOf } from "./read.ts";
import { type Snapshot, test } from "./snapshot.ts";

/** Finds elements in the main part of a page. */
const inMain = (site: Snapshot, path: string, selector: string) =>
  site.page(path).document.querySelectorAll(`main ${selector}`);

const linkIn = (element: HTMLElement, text: string) =>
  element.querySelectorAll("a").find((link) => textOf(link).startsWith(text));

const hrefOf = (element: HTMLElement, text: string) =>
  linkIn(element, text)?.getAttribute("href") ?? "";

/** A page, the label of a button on it, and words that the button's greeting must contain. */
const GREETINGS: readonly [path: string, label: string, words: readonly string[]][] = [
  ["/website-chatbot", "Get Free Quote", ["free quote", "Website Chatbot Development"]],
  ["/social-media/tiktok", "Get Free Quote", ["free quote", "TikTok"]],
  ["/ui-ux-design", "Get Free Quote", ["free quote", "UI/UX design"]],
  ["/ui-ux-design/saas", "Get Free Quote", ["free quote", "SaaS design"]],
  ["/hire-resources", "GET A CALL", ["please call me", "hiring"]],
  ["/app-clones", "GET A CALL", ["please call me", "app clone"]],
  ["/contact", "GET A CALL", ["please call me"]],
  ["/ui-ux-design", "Get Quote", ["UI/UX"]],
  ["/ui-ux-design/website", "Get Quote", ["Website"]],
  ["/ui-ux-design/web-app", "Get Quote", ["web app"]],
  ["/social-media/youtube", "Get Quote", ["YouTube"]],
  ["/social-media/facebook", "Get Quote", ["Facebook"]],
  ["/social-media/linkedin", "Get Quote", ["LinkedIn"]],
];

test("chat greetings ask for what their buttons say, and name the service", ({ site }) => {
  const wrong = GREETINGS.flatMap(([path, label, words]) => {
    const links = inMain(site, path, "a").filter((link) => textOf(link).startsWith(label));
    const greetings = links.map((link) =>
      new URL(link.getAttribute("href") ?? "").searchParams.get("text")?.toLowerCase(),
    );
    if (greetings.length === 0) return [`${path}: no ${label}`];
    return greetings.filter((text) => words.some((word) => !text?.includes(word.toLowerCase())));
  });
  expect(wrong).toEqual([]);
});

test("every link that opens WhatsApp says so, or the catalogue does that it is in", ({ site }) => {
  const unlabelled = site.pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll("a[href^='https://wa.me/']")
      .filter((link) => !link.closest("[data-catalogue]")?.text.includes("opens WhatsApp"))
      .filter(({ text }) => !text.includes("WhatsApp"))
      .map(({ text }) => `${path}: ${text}`),
  );
  expect(unlabelled).toEqual([]);
});

test("a design page has its blocks in the specified order", ({ site }) => {
  for (const page of ["website", "mobile-app", "saas", "web-app"]) {
    const path = `/ui-ux-design/${page}`;
    const blocks = site.page(path).document.querySelectorAll("main > div[id]");
    const ids = blocks.map(({ id }) => id);
    expect(ids).toEqual(["hero", "features", "packages", "pictures", "questions", "closing"]);
    expect(inMain(site, path, "#pictures img").length).toBeGreaterThan(0);
  }
});

test("listed prices say what they cover, and the home page has its own", async ({ site }) => {
  const cards = inMain(site, "/", "article").filter((card) => linkIn(card, "Get Quote"));
  expect(cards.map((card) => /from \$[\d,]+ AUD/.exec(textOf(card))?.[0])).not.toContain(undefined);
  const found = parse(`${(await site.get("/search?q=website+chatbot")).body}`);
  expect(textOf(found.querySelector("main"))).toContain("answers from your own pages");
});

test("a chatbot's page shows a conversation and full plans, one marked as popular", ({ site }) => {
  const { document } = site.page("/instagram-chatbot");
  const figures = inMain(site, "/instagram-chatbot", "figure").map(textOf);
  expect(figures.join()).toContain("Sample conversation");
  const message = "Hi, I'm interested in Instagram Chatbot Development services";
  const chat = hrefOf(document, "Get Free Consultation");
  expect(new URL(chat).searchParams.get("text")).toBe(message);
  const plans = inMain(site, "/instagram-chatbot", "article:has(ul)").map(textOf);
  expect(
    plans.map((text) => text.match(/Most Popular|Basic|Standard|Premium|\$[\d,]+ AUD/g)),
  ).toEqual([
    ["Basic", "$1,499 AUD"],
    ["Most Popular", "Standard", "$2,999 AUD", "Basic"],
    ["Premium", "$4,999 AUD", "Standard"],
  ]);
  expect(plans.join()).not.toContain("more feature");
  expect(plans[2]).toContain("Custom integrations");
});

test("plans appear only where defined, and services can be requested by mail", ({ site }) => {
  const website = textOf(site.page("/website-chatbot").document.querySelector("main"));
  expect(website).toContain("Key Features");
  expect(website).toContain("from $3,999 AUD");
  expect(website).not.toContain("Pricing Plans");
  const { document } = site.page("/services/whatsapp-chatbot");
  const mail = hrefOf(document, "Or ask for it in writing");
  expect(mail).toMatch(/^mailto:[^?]+\?subject=Quote%20for%20WhatsApp%20chatbot&body=/);
  expect(textOf(document.querySelector("main"))).toContain("Or email hello@currawong.example");
});

test("a project's picture, name and button link to its case study, which shows its scope", ({
  site,
}) => {
  const projects = inMain(site, "/portfolio", "article");
  const studies = projects.filter((project) => linkIn(project, "Read the Case Study"));
  expect([projects.length, studies.length]).toEqual([6, 5]);
  for (const study of studies) {
    const address = hrefOf(study, "Read the Case Study");
    expect(address).toMatch(/^\/blog\//);
    expect(attributeOf(study, "h2 a", "href")).toBe(address);
    expect(attributeOf(study, "a:has(img)", "href")).toBe(address);
    const chat = hrefOf(study, "Get Similar Results");
    expect(chat).toMatch(/^https:\/\/wa\.me\//);
    // The case study says and asks the same.
    const { document } = site.page(address);
    expect(hrefOf(document, "Get Similar Results")).toBe(chat);
    expect(textOf(document)).toMatch(/Typical scope of such a project.*Screens.*Weeks/);
  }
  for (const project of projects) {
    expect(textOf(project)).toMatch(/Trade-off.*Typical: .* screens, .* weeks, .* integrations/);
  }
});

test("the menu marks the section of the open page", ({ site }) => {
  const currentEntries = (path: string, within: string) =>
    site
      .page(path)
      .document.querySelectorAll(`#navigation ${within} > a[aria-current]`)
      .map((link) => [textOf(link), link.getAttribute("aria-current")]);
  const inRow = "> ul > li";
  expect(currentEntries("/services/uber-clone", inRow)).toEqual([["Services", "true"]]);
  expect(currentEntries("/instagram-chatbot", inRow)).toEqual([["Services", "true"]]);
  expect(currentEntries("/blog", "details li")).toEqual([["Blog", "page"]]);
  expect(currentEntries("/blog/cybersecurity-2025", "details li")).toEqual([["Blog", "true"]]);
});

test("the menu's rate card has the same prices as the pages", async ({ site }) => {
  const { body } = await site.get("/menu.json");
  // As the route returns it.
  const { prices } = JSON.parse(`${body}`) as { prices: Record<string, string> };
  const links = site.page("/about").document.querySelectorAll("#navigation details a");
  const priced = links.flatMap((link) => {
    const path = link.getAttribute("href") ?? "";
    const figure = /\$[\d,]+/.exec(prices[path] ?? "")?.[0];
    return figure ? [{ path, figure }] : [];
  });
  expect(priced.length).toBeGreaterThan(15);
  expect(priced.filter(({ path, figure }) => !site.page(path).html.includes(figure))).toEqual([]);
});

test("the blog is read by category, and each article names its own", ({ site }) => {
  const current = (path: string) =>
    site
      .page(path)
      .document.querySelectorAll("nav[aria-label=Categories] [aria-current=page]")
      .map(textOf);
  expect(current("/blog")).toEqual(["All articles"]);
  const path = "/blog/category/mobile";
  expect(current(path)).toEqual(["Mobile apps"]);
  expect(textOf(site.page(path).document.querySelector("h1"))).toBe("Mobile apps");
  const back = "nav[aria-label=Breadcrumb] a[href='/blog']";
  expect(site.page(path).document.querySelectorAll(back)).toHaveLength(1);
  const articles = inMain(site, path, "li > article").map((article) =>
    attributeOf(article, "a", "href"),
  );
  expect(articles).toHaveLength(4);
  for (const article of articles)
    expect(inMain(site, article, `dl a[href='${path}']`), article).toHaveLength(1);
});

test("an empty quote offers the sample quote", async ({ site }) => {
  for (const path of ["/quote", "/quote?line=", "/quote?line=%00&x=1"]) {
    const page = parse(`${(await site.get(path)).body}`);
    expect(textOf(page.querySelector("h1"))).toBe("Your quote is empty");
    expect(linkIn(page, "See a sample quote first")).toBeDefined();
    expect(attributeOf(page, "head > meta[name=robots]")).toContain("noindex");
  }
});

test("a quote says what it names twice, what has no price, what it cannot read, and what has no room", async ({
  site,
}) => {
  const bot = "ai-chatbot-development";
  const others = site.services.filter(({ slug }) => slug !== bot).slice(0, 22);
  const keys = ["no-such-service", "a*b", `${bot}.home`, bot, ...others.map(({ slug }) => slug)];
  const query = keys.map((key) => `line=${key}`).join("&");
  const page = parse(`${(await site.get(`/quote?${query}`)).body}`);
  expect(page.querySelectorAll("[data-line]")).toHaveLength(18);
  const notes = page.querySelectorAll("div[data-note]").map(textOf).join();
  for (const note of ["On this quote twice", "“no such service”", "“a-b”", "“website-design”"])
    expect(notes).toContain(note);
});
