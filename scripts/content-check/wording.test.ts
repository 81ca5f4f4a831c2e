import { evaluate, parse } from "@currawong/lake/query/groq";
import { isRecord } from "@currawong/schemas/record";
import { expect, test } from "vitest";
import { compiledContent } from "./compiled.ts";
import { shingles } from "./likeness.ts";
import { type ContentDocument, plainText, sentencesOf, textsOf, wordsOf } from "./texts.ts";

const documents = await compiledContent();
const articles = documents.filter(({ _type }) => _type === "article");
const ask = (query: string) => evaluate(parse(query), { dataset: documents, params: {} });

/** The paragraphs and list items of an article, those in notes included; no headings, no tables. */
const paragraphsOf = ({ body }: ContentDocument): string[] =>
  (Array.isArray(body) ? body.filter(isRecord) : [])
    .flatMap((block) => (Array.isArray(block.text) ? block.text.filter(isRecord) : [block]))
    .filter(({ style }) => style === "normal")
    .map(plainText);

/** Every two of them. */
const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]));

const shared = <T>(first: ReadonlySet<T>, second: ReadonlySet<T>) =>
  [...first].filter((item) => second.has(item));

/** Every link of a menu: its label and where it leads. Chatbot pages have a heading of their own. */
function menuLinks(value: unknown): { label: string; target: string }[] {
  if (Array.isArray(value)) return value.flatMap(menuLinks);
  if (!isRecord(value)) return [];
  const { label, target, landing } = value;
  const link = { label: String(label), target: isRecord(target) ? String(target._ref) : "" };
  return [...(target && !landing ? [link] : []), ...Object.values(value).flatMap(menuLinks)];
}

test("a page's heading says what a menu calls it", () => {
  const pages = documents.filter(({ _type }) =>
    /^(section|platform|design|about|contact)Page$|^page$/.test(_type),
  );
  const links = menuLinks(documents.filter(({ _type }) => _type === "navigation"));
  const unnamed = pages.filter(({ _id, title }) => {
    const labels = links.filter(({ target }) => target === _id).map(({ label }) => label);
    const heading = String(title).toLowerCase();
    return labels.length > 0 && !labels.some((label) => heading.includes(label.toLowerCase()));
  });
  expect(links.length).toBeGreaterThan(40);
  expect(unnamed.map(({ _id, title }) => `${_id}: ${title}`)).toEqual([]);
});

test("no two articles open with the same scene", () => {
  const openings = articles.map(({ _id, body }) => {
    const [first = ""] = paragraphsOf({ _id, _type: "article", body });
    return { _id, runs: shingles(wordsOf(sentencesOf(first).slice(0, 2).join(" ")), 4) };
  });
  const alike = pairs(openings).filter(([one, other]) => shared(one.runs, other.runs).length > 0);
  expect(alike.map(([one, other]) => `${one._id} and ${other._id}`)).toEqual([]);
});

test("the hour of a scene is told once", () => {
  const scene = /\d{1,2}\.\d{2} (am |pm )?on (a )?\w+day/;
  const matching = documents.filter((document) =>
    textsOf(document).some(({ text }) => scene.test(text)),
  );
  expect(matching.length).toBeLessThanOrEqual(1);
});

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS = "twenty thirty forty fifty sixty".split(" ");

/** A figure, however it is written. */
function figureOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  if (TENS.includes(word)) return (TENS.indexOf(word) + 2) * 10;
  return NUMBERS.includes(word) ? NUMBERS.indexOf(word) : undefined;
}

test("no two articles work out the same sum", () => {
  // A sum has a rate in it: so many, so many minutes each, so much an hour.
  const sums = articles.flatMap((article) =>
    paragraphsOf(article)
      .filter((text) => /minutes/.test(text) && /\$\d/.test(text))
      .map((text) => ({
        id: article._id,
        figures: new Set(wordsOf(text).flatMap((word) => figureOf(word) ?? [])),
      })),
  );
  expect(sums.length).toBeGreaterThan(1);
  const alike = pairs(sums).filter(
    ([one, other]) => one.id !== other.id && shared(one.figures, other.figures).length > 2,
  );
  expect(alike.map(([one, other]) => `${one.id} and ${other.id}`)).toEqual([]);
});

test("few paragraphs of an article end in a quip", () => {
  const quipped = articles.flatMap((article) => {
    const endings = paragraphsOf(article)
      .map(sentencesOf)
      .filter((sentences) => sentences.length > 1)
      .map((sentences) => sentences.at(-1) ?? "");
    // A short last sentence that tells no figure and leads on to nothing.
    const short = endings.filter((text) => wordsOf(text).length < 8 && !/\d|:$/.test(text));
    return short.length > endings.length / 6 ? [`${article._id}: ${short.join(" / ")}`] : [];
  });
  expect(quipped).toEqual([]);
});

test.each([
  ["wordpress-maintenance", "small site"],
  ["shopify-maintenance", "you send ready"],
])("what sets %s apart from the dearer care plans stands beside both", async (slug, words) => {
  const service = `"service-${slug}"`;
  const article = documents.find(({ _id }) => _id === `article-${slug}-australia-2025`);
  const beside = (Array.isArray(article?.body) ? article.body : [])
    .filter((block) => isRecord(block) && JSON.stringify(block.markDefs ?? "").includes(service))
    .map(plainText);
  expect(beside).toHaveLength(1);
  const description = await ask(`*[_id == ${service}][0].description`);
  for (const text of [...beside, description]) expect(text).toContain(words);
});

test("a case study of a type of project tells of no client's choices", () => {
  const matching =
    /\b(was|were) (\w+ed|built|chosen|cut|drawn|kept|left|put|written)\b|\bwe (kept|chose|built|left|cut)\b|\bgot an?\b/i;
  const studies = articles.filter(
    ({ category }) => isRecord(category) && category._ref === "articleCategory-case-studies",
  );
  expect(studies.length).toBe(5);
  const projects = documents.filter(({ _type }) => _type === "project");
  const narrated = [...studies, ...projects].flatMap((document) =>
    textsOf(document).flatMap(({ id, text }) => (matching.test(text) ? [`${id}: ${text}`] : [])),
  );
  expect(narrated).toEqual([]);
});

/** The states, by the cities projects are in. */
const STATES: Record<string, string> = {
  Adelaide: "South Australia",
  Brisbane: "Queensland",
  Hobart: "Tasmania",
  Melbourne: "Victoria",
  Perth: "Western Australia",
  Sydney: "New South Wales",
};

test("a project's case study cites no other state's law", async () => {
  const projects = (await ask(
    `*[_type == "project" && defined(article)]{ _id, location, "study": article-> }`,
  )) as { _id: string; location: string; study: ContentDocument }[];
  expect(projects.length).toBe(5);
  const foreign = projects.flatMap(({ _id, location, study }) => {
    const others = Object.values(STATES).filter((state) => state !== STATES[location]);
    return textsOf(study)
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => /\b(Act|law|accreditation|authorisation)\b/.test(sentence))
      .filter((sentence) => others.some((state) => sentence.includes(state)))
      .map((sentence) => `${_id}: ${sentence}`);
  });
  expect(foreign).toEqual([]);
});

test("articles are set with curly quotation marks and apostrophes", () => {
  const straight = articles.flatMap((article) =>
    paragraphsOf(article).filter((text) => /[a-z]'[a-z]|(?:^|\s)"\w/i.test(text)),
  );
  expect(straight).toEqual([]);
});
