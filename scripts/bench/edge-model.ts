import { randomNumbers } from "./random-numbers.ts";

/* A model of a CDN in front of the site, by the rules of docs/request-lifecycle.md: for loads that no machine here can
   make. What one instance does of it is measured by the other benches. */

export type Scenario = {
  visitsADay: number;
  /** The points of the CDN, each with copies of its own; none without a CDN. */
  points: number;
  instances: number;
  pages: number;
  publishesAnHour: number;
  /** How many pages a publish makes stale. */
  pagesAPublish: number;
  /** When the Content Lake does not answer, in seconds. */
  outage?: { from: number; to: number };
  seconds: number;
};

export type Outcome = {
  visits: number;
  /** Requests that reach an instance. */
  origin: number;
  renders: number;
  /** Of the Content Lake: for renders, and to learn what has changed. */
  queries: number;
  /** Seconds since the content that a visitor should have seen was published, of those who saw older content. */
  staleness: number[];
};

/** How long a point answers from its copy: `max-age`. */
const EDGE_SECONDS = 1;
/** From a publish until an instance has compared the document. */
const LEARN_SECONDS = 0.3;
/** The busiest second of a day has this many times the visits of the average one. */
const PEAK = 3;
/** Queries of a rendering that finds nothing cached, and of an instance that hears of a change. */
const QUERIES_A_RENDER = 3;
const QUERIES_A_CHANGE = 1;
/** Comparisons of the whole dataset: every five minutes. */
const COMPARE_SECONDS = 300;

type Copy = { version: number; at: number };

/** Runs a scenario second by second, always the same. */
export function simulate(scenario: Scenario): Outcome {
  const { pages, points, instances, seconds, outage } = scenario;
  const random = randomNumbers(20261128);
  const outcome: Outcome = { visits: 0, origin: 0, renders: 0, queries: 0, staleness: [] };
  /** By page: when each of its versions was published. */
  const published = Array.from({ length: pages }, () => [0]);
  const edge = new Map<string, Copy>();
  const rendered = new Map<string, number>();
  const isDown = (at: number) => outage !== undefined && at >= outage.from && at < outage.to;
  /** When an instance hears of something published: after an outage, as soon as that is over. */
  const heardAt = (at: number) =>
    outage && isDown(at + LEARN_SECONDS) ? outage.to + LEARN_SECONDS : at + LEARN_SECONDS;
  const versionAt = (page: number, at: number) =>
    (published[page] ?? []).findLastIndex((time) => time <= at);
  const knownVersion = (page: number, at: number) =>
    (published[page] ?? []).findLastIndex((time, version) => version === 0 || heardAt(time) <= at);

  /** Few pages have most visits. */
  const pickPage = () => Math.min(pages - 1, Math.floor(pages ** random()) - 1);

  function ask(page: number, at: number): number {
    outcome.origin += 1;
    const key = `${Math.floor(random() * instances)} ${page}`;
    // Every page is rendered when the site is built.
    const have = rendered.get(key) ?? 0;
    const known = knownVersion(page, at);
    if (have === known || isDown(at)) return have;
    outcome.renders += 1;
    outcome.queries += QUERIES_A_RENDER;
    const current = versionAt(page, at);
    rendered.set(key, current);
    return current;
  }

  function visit(at: number): void {
    outcome.visits += 1;
    const page = pickPage();
    const key = `${Math.floor(random() * points)} ${page}`;
    const copy = edge.get(key);
    let version = copy?.version ?? 0;
    if (points === 0 || !copy || at - copy.at >= EDGE_SECONDS) {
      version = ask(page, at);
      edge.set(key, { version, at });
    }
    const missed = published[page]?.[version + 1];
    if (missed !== undefined && missed <= at) outcome.staleness.push(at - missed);
  }

  const visitsASecond = (scenario.visitsADay / 86_400) * PEAK;
  const publishesASecond = scenario.publishesAnHour / 3600;
  for (let second = 0; second < seconds; second++) {
    if (random() < publishesASecond) {
      outcome.queries += instances * QUERIES_A_CHANGE;
      for (let n = 0; n < scenario.pagesAPublish; n++) published[pickPage()]?.push(second);
    }
    if (second % COMPARE_SECONDS === 0) outcome.queries += instances;
    const count = Math.floor(visitsASecond) + (random() < visitsASecond % 1 ? 1 : 0);
    const times = Array.from({ length: count }, () => second + random()).sort((a, b) => a - b);
    for (const time of times) visit(time);
  }
  return outcome;
}
