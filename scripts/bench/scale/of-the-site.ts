import { setTimeout as sleep } from "node:timers/promises";
import { articlesPath, blogPath, lastPageOf, pageOfRank } from "@currawong/schemas/paging";
import { formatPrice } from "@currawong/schemas/price";
import { settleSite } from "../../start/stack.ts";
import { untilFresh } from "../freshness.ts";
import { askAll } from "../load.ts";
import { median } from "../measure.ts";
import { both, decimal, held, inTurns, print, printTimes, ratio, seconds } from "./columns.ts";
import { idOf, slugOf } from "./generate.ts";
import type { ScaleLake } from "./lake.ts";
import { VOCABULARY } from "./random.ts";
import { type Answer, buildScaleSite, type ScaleSite } from "./site.ts";

const STARTS = 3;
const PAGES = 30;
const PUBLISHES = 30;
/** The first publishes are of a cold start. */
const COLD = 5;
const CHANGES = 5;
const MANY = 2_000;
/** Fewer searches a second than the site makes for all visitors together. */
const SEARCH_PAUSE_MS = 60;

/** A service that has a page: the same for every number of documents. */
const SERVICE_QUERY = `*[_type == "service" && hasDetailPage != false] | order(_id asc)[0]{
  _id, "path": "/services/" + slug.current
}`;
type Service = { _id: string; path: string };

/** Each with words of its own, by the first of them: what one asked, the other would find kept. */
const SEARCHES = {
  "the search’s page": { folder: "/search", first: 100 },
};
const LISTS = ["/sitemap.xml", "/llms.txt", "/feed.xml", "/search/index.json"];

const articlePath = (index: number) => `/blog/${slugOf("article", index)}`;
/** The number of an article that no other one names, counted from the oldest. */
const oldest = ({ lake }: ScaleSite, fromEnd = 0) => lake.articles - 1 - fromEnd;

/** Words that nobody has searched for: those of articles, from frequent to rare. */
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => VOCABULARY[(from + at * 37) % VOCABULARY.length] ?? "");

/**
 * Builds a site of each lake, starts all and prints what they take: to be built, to start, to answer
 * first and once something was published, and in memory.
 */
export async function benchSites(lakes: readonly ScaleLake[]): Promise<void> {
  const sites: ScaleSite[] = [];
  const service = await lakes[0]?.client.fetch<Service | null>(SERVICE_QUERY);
  if (!service) throw new Error("There is no service with a page.");
  try {
    for (const lake of lakes) {
      await lake.announce();
      sites.push(await buildScaleSite(lake));
    }
    printBuilds(sites);
    const starts = await inTurns(sites, STARTS, async (site) => {
      await site.stop();
      return site.start();
    });
    printTimes("start → ready", starts.map(median));
    const settled = await inTurns(sites, 1, settle);
    printTimes("compared with the whole dataset", settled.flat());
    await firstBytes(sites, service);
    await typing(sites);
    await publishes(sites, service);
    await changes(sites);
    print(
      "memory now / at most",
      sites.map((site) => held(site.memory())),
    );
    await manyArticles(sites);
  } finally {
    for (const site of sites) {
      await site.stop();
      site.remove();
    }
  }
}

function printBuilds(sites: readonly ScaleSite[]): void {
  const builds = sites.map(({ build }) => build);
  const times = builds.map(({ ms }) => ms);
  print("build", times.map(seconds), ratio(times));
  print(
    "its memory at most, all processes",
    builds.map(({ memory }) => `${memory.toFixed(0)} MB`),
  );
  print(
    "pages rendered / answers finished",
    builds.map(({ rendered, finished }) => `${rendered} / ${finished}`),
  );
}

async function settle({ lake }: ScaleSite): Promise<number> {
  const began = performance.now();
  await settleSite(lake.env, lake.ports);
  return performance.now() - began;
}

/** What was answered in place of a page, if something was. */
function refusal(answers: readonly Answer[]): string | undefined {
  const refused = answers.find(({ status }) => status !== 200);
  return refused && `answered ${refused.status}`;
}

/** What is worth knowing of some answers: the median, and what was not as it should be. */
function summary(answers: readonly Answer[]): string {
  const kept = answers.filter(({ isKept }) => isKept).length;
  const refused = refusal(answers);
  if (refused) return refused;
  const note = kept > 0 && kept < answers.length ? ` (${kept} of ${answers.length} kept)` : "";
  return `${decimal(median(answers.map(({ ms }) => ms)))}${note || (kept ? " kept" : "")}`;
}

function printAnswers(what: string, answers: readonly Answer[][]): void {
  const times = answers.map((list) => median(list.map(({ ms }) => ms)));
  const kept = new Set(answers.flatMap((list) => list.map(({ isKept }) => isKept)));
  const columns = answers.map(summary);
  // What one had to make and another had kept does not compare.
  print(what, columns, kept.size === 1 ? ratio(times) : "");
}

async function firstBytes(sites: readonly ScaleSite[], service: Service): Promise<void> {
  console.log("\n  First byte, median; “kept” was not made for it:");
  const kept = ["/", "/blog", service.path, articlePath(0)];
  for (const path of kept) {
    for (const { ask } of sites) await ask(path);
    printAnswers(path, await inTurns(sites, PAGES, ({ ask }) => ask(path)));
  }
  printAnswers(
    "old articles, first time",
    await inTurns(sites, PAGES, (site, at) => site.ask(articlePath(oldest(site, at)))),
  );
  const lastPages = (path: (page: number) => string) => (site: ScaleSite, at: number) =>
    site.ask(path(lastPageOf(site.lake.articles) - at));
  printAnswers("last pages of the blog, first time", await inTurns(sites, 5, lastPages(blogPath)));
  printAnswers("the same as data, first time", await inTurns(sites, 5, lastPages(articlesPath)));
  for (const path of LISTS) {
    const answers = await inTurns(sites, 1, ({ ask }) => ask(path));
    printAnswers(`${path}, first time`, answers);
    print(
      "  its size, as it is sent",
      answers.map(([answer]) => `${((answer?.bytes ?? 0) / 1000).toFixed(1)} kB`),
    );
    printAnswers(`${path}, kept`, await inTurns(sites, PAGES, ({ ask }) => ask(path)));
  }
}

/** How a search page, and what the search in the header asks for, answer to each letter typed. */
async function typing(sites: readonly ScaleSite[]): Promise<void> {
  console.log("\n  Search, by each letter of words that nobody has searched for, median / worst:");
  for (const [what, { folder, first }] of Object.entries(SEARCHES)) {
    const typed = words(first, 8).flatMap((word) =>
      Array.from(word, (_, at) => word.slice(0, at + 1)).slice(1),
    );
    const unique = [...new Set(typed)];
    const answers = await inTurns(sites, unique.length, async (site, at) => {
      await sleep(SEARCH_PAUSE_MS);
      return site.ask(`${folder}/${unique[at]}`);
    });
    const times = answers.map((list) => list.map(({ ms }) => ms));
    print(
      what,
      answers.map((list, at) => refusal(list) ?? both(times[at] ?? [])),
      ratio(times.map(median)),
    );
  }
}

async function publishes(sites: readonly ScaleSite[], service: Service): Promise<void> {
  console.log(`\n  Publish → fresh page, median / worst of ${PUBLISHES}:`);
  const price = await inTurns(sites, COLD + PUBLISHES, ({ lake, url }, round) => {
    const amount = 20_000 + round;
    const [figure = ""] = formatPrice({ amount, unit: "once" }).split(" ");
    const patch = lake.client.patch(service._id).set({ "startingPrice.amount": amount });
    return untilFresh(() => patch.commit(), [url + service.path], figure);
  });
  const title = await inTurns(sites, COLD + PUBLISHES, (site, round) =>
    retitle(site, oldest(site), `Published ${round}`),
  );
  for (const [what, samples] of Object.entries({
    "the price of a service": price,
    "the title of an old article": title,
  })) {
    const times = samples.map((list) => list.slice(COLD));
    print(what, times.map(both), ratio(times.map(median)));
  }
}

const retitle = ({ lake, url }: ScaleSite, index: number, title: string) =>
  untilFresh(
    () => lake.client.patch(idOf("article", index)).set({ title }).commit(),
    [url + articlePath(index)],
    title,
  );

/** First bytes of what a new title is on or might be on, once the site has heard of it. */
async function changes(sites: readonly ScaleSite[]): Promise<void> {
  console.log("\n  First byte once titles of articles have changed, median:");
  const searched = words(2_000, CHANGES);
  const asked = (site: ScaleSite, round: number): Record<string, string> => ({
    "/blog": "/blog",
    "an old article": articlePath(oldest(site, 1)),
    "the blog page of an old article": blogPath(pageOfRank(oldest(site))),
    ...Object.fromEntries(LISTS.map((path) => [path, path])),
    "a search page asked for before": `/search/${searched[0]}`,
    "a search page never asked for": `/search/${searched[round]}-${round}`,
  });
  const rounds = await inTurns(sites, CHANGES, async (site, round) => {
    await site.lake.client
      .patch(idOf("article", oldest(site, 1)))
      .set({ title: `Old ${round}` })
      .commit();
    await retitle(site, 0, `Newest ${round}`);
    // The site has heard of the others when it shows the last one.
    await retitle(site, oldest(site), `Oldest ${round}`);
    const answers: Record<string, Answer> = {};
    for (const [what, path] of Object.entries(asked(site, round))) {
      answers[what] = await site.ask(path);
    }
    return answers;
  });
  const [first] = sites;
  for (const what of first ? Object.keys(asked(first, 0)) : []) {
    const answers = rounds.map((list) => list.flatMap((one) => one[what] ?? []));
    printAnswers(what, answers);
  }
}

async function manyArticles(sites: readonly ScaleSite[]): Promise<void> {
  const took: number[] = [];
  for (const { lake, url } of sites) {
    const count = Math.min(MANY, lake.articles);
    const began = performance.now();
    await askAll(Array.from({ length: count }, (_, at) => url + articlePath(at)));
    took.push((performance.now() - began) / count);
  }
  print(`${MANY} articles or all, 32 at a time, each`, took.map(decimal));
  print(
    "memory now / at most after that",
    sites.map((site) => held(site.memory())),
  );
}
