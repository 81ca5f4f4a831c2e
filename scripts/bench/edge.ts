import { type Scenario, simulate } from "./edge-model.ts";
import { percentile, row } from "./measure.ts";

const MINUTES = 10;
const BASE = { points: 100, instances: 3, pagesAPublish: 5, seconds: MINUTES * 60 };

/** What docs/scaling.md compares. */
const SCENARIOS: Record<string, Omit<Scenario, keyof typeof BASE> & Partial<Scenario>> = {
  "100,000 visits a day, no CDN": { visitsADay: 1e5, points: 0, pages: 200, publishesAnHour: 1 },
  "1 million, no CDN": { visitsADay: 1e6, points: 0, pages: 200, publishesAnHour: 1 },
  "1 million, CDN": { visitsADay: 1e6, pages: 200, publishesAnHour: 1 },
  "1 million, CDN, 100 publishes an hour": { visitsADay: 1e6, pages: 200, publishesAnHour: 100 },
  "10 million, CDN, 100 publishes an hour": { visitsADay: 1e7, pages: 200, publishesAnHour: 100 },
  "10 million, CDN of 10 points": {
    ...{ visitsADay: 1e7, points: 10, pages: 200, publishesAnHour: 100 },
  },
  "10 million, CDN, 50,000 pages": { visitsADay: 1e7, pages: 50_000, publishesAnHour: 100 },
  "10 million, CDN, outage of five minutes": {
    ...{ visitsADay: 1e7, pages: 200, publishesAnHour: 100 },
    outage: { from: 120, to: 420 },
  },
};

/** Prints what reaches the site and the Content Lake behind a CDN with many points. It starts no server. */
export async function benchEdge(): Promise<void> {
  console.log(`\nA model of ${MINUTES} minutes at the day's peak, three instances`);
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    const { visits, origin, renders, queries, staleness } = simulate({ ...BASE, ...scenario });
    const seconds = BASE.seconds;
    const oldest = staleness.length === 0 ? 0 : percentile(staleness, 1);
    row(
      name,
      `visits ${(visits / seconds).toFixed(1)}/s, to the site ${(origin / seconds).toFixed(1)}/s, renders ${((60 * renders) / seconds).toFixed(1)}/min, queries ${((60 * queries) / seconds).toFixed(1)}/min, older content seen by ${((100 * staleness.length) / visits).toFixed(2)} %, at most ${oldest.toFixed(1)} s old`,
    );
  }
}
