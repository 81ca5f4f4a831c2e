import { median } from "../measure.ts";
import { both, decimal, held, inTurns, megabytes, print, printTimes } from "./columns.ts";
import type { ScaleLake } from "./lake.ts";
import { type Question, searches, siteQuestions, studioList } from "./questions.ts";

const RUNS = 15;
/** The first answers are of a cold start. */
const COLD = 2;
const WRITES = 100;

/** Prints what a lake takes for each dataset: space, queries of the site and the Studio, writes. */
export async function benchLakes(lakes: readonly ScaleLake[]): Promise<void> {
  print(
    "opening",
    lakes.map(({ openMs }) => decimal(openMs)),
  );
  print(
    "content",
    lakes.map(({ contentBytes }) => megabytes(contentBytes)),
  );
  print(
    "disk",
    lakes.map(
      ({ diskBytes, contentBytes }) =>
        `${megabytes(diskBytes)} (${(diskBytes / contentBytes).toFixed(2)} ×)`,
    ),
  );

  console.log("\n  Queries of the site, median:");
  const totals = lakes.map(() => 0);
  for (const question of siteQuestions) {
    const times = await compare(lakes, question);
    for (const [index, time] of times.entries()) totals[index] = (totals[index] ?? 0) + time;
    printTimes(question.name, times);
  }
  printTimes("all of them", totals);

  console.log("\n  The Studio, median:");
  for (const question of [studioList, ...searches]) {
    print(question.name, (await compare(lakes, question)).map(decimal));
  }

  console.log("\n  Writes, median / worst:");
  const alone: number[][] = [];
  for (const lake of lakes) alone.push(await writing(lake));
  print("nothing else going on", alone.map(both));
  for (const search of [searches[0], searches.at(-1)]) {
    if (!search) continue;
    const columns: string[] = [];
    for (const lake of lakes) columns.push(both(await whileSearching(lake, search)));
    print(`during ${search.name}`, columns);
  }
  print(
    "memory now / at most",
    lakes.map((lake) => held(lake.memory())),
  );
}

/** The median time of a question in each lake. */
async function compare(lakes: readonly ScaleLake[], question: Question): Promise<number[]> {
  const samples = await inTurns(lakes, RUNS, async ({ client }) => {
    const started = performance.now();
    await client.fetch(question.query, question.params, question.options ?? {});
    return performance.now() - started;
  });
  return samples.map((times) => median(times.slice(COLD)));
}

async function writing({ client }: ScaleLake): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < WRITES; run++) {
    const started = performance.now();
    await client
      .patch(`article-${run % 50}`)
      .set({ excerpt: `Changed ${run}` })
      .commit();
    times.push(performance.now() - started);
  }
  return times;
}

async function whileSearching(
  lake: ScaleLake,
  { query, params, options }: Question,
): Promise<number[]> {
  let done = false;
  const searching = (async () => {
    while (!done) await lake.client.fetch(query, params, options ?? {});
  })();
  const times = await writing(lake);
  done = true;
  await searching;
  return times;
}
