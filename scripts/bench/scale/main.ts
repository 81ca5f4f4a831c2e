import { median, ms, percentile } from "../measure.ts";
import { type ScaleLake, startScaleLake } from "./lake.ts";
import { type Question, searches, siteQuestions, studioList } from "./questions.ts";

/** Documents of the datasets that are compared: `SCALE_DOCUMENTS=200,100000` for others. */
const sizes = (process.env.SCALE_DOCUMENTS ?? "200,10000").split(",").map(Number);
const RUNS = 15;
const WRITES = 100;

const lakes: ScaleLake[] = [];
for (const size of sizes) lakes.push(await startScaleLake(size));

print(
  "",
  sizes.map((size) => `${size} documents`),
);
print(
  "opening",
  lakes.map(({ openMs }) => ms(openMs)),
);
print(
  "content",
  lakes.map(({ contentBytes }) => megabytes(contentBytes)),
);
print(
  "disk",
  lakes.map(
    (lake) => `${megabytes(lake.diskBytes)} (${(lake.diskBytes / lake.contentBytes).toFixed(2)} ×)`,
  ),
);

console.log("\n  Queries of the site, median:");
const totals = lakes.map(() => 0);
for (const question of siteQuestions) {
  const times = await compare(question);
  for (const [index, time] of times.entries()) totals[index] = (totals[index] ?? 0) + time;
  print(question.name, times.map(decimal), ratio(times));
}
print("all of them", totals.map(decimal), ratio(totals));

console.log("\n  The Studio, median:");
for (const question of [studioList, ...searches])
  print(question.name, (await compare(question)).map(decimal));

console.log("\n  Writes, median / worst:");
print("nothing else going on", await Promise.all(lakes.map((lake) => writing(lake))).then(both));
for (const search of [searches[0], searches.at(-1)]) {
  if (!search) continue;
  const columns: string[] = [];
  for (const lake of lakes) columns.push(...both([await whileSearching(lake, search)]));
  print(`during ${search.name}`, columns);
}
print(
  "memory now / at most",
  lakes.map((lake) => {
    const { now, peak } = lake.memory();
    return `${now.toFixed(0)} / ${peak.toFixed(0)} MB`;
  }),
);
for (const lake of lakes) await lake.stop();

/** The median time of a question in each lake, asked in turns so that all share the machine's mood. */
async function compare({ query, params, options }: Question): Promise<number[]> {
  const samples: number[][] = lakes.map(() => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, { client }] of lakes.entries()) {
      const started = performance.now();
      await client.fetch(query, params, options ?? {});
      // The first answers are of a cold start.
      if (run > 1) samples[index]?.push(performance.now() - started);
    }
  }
  return samples.map(median);
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

function both(samples: readonly number[][]): string[] {
  return samples.map((times) => `${decimal(median(times))} / ${decimal(percentile(times, 1))}`);
}

function decimal(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function ratio(times: readonly number[]): string {
  const [first = Number.NaN] = times;
  return times
    .slice(1)
    .map((time) => `${(time / first).toFixed(2)} ×`)
    .join("  ");
}

function print(what: string, columns: readonly string[], note = ""): void {
  console.log(
    `  ${what.padEnd(32)} ${columns.map((text) => text.padStart(22)).join("")}   ${note}`,
  );
}
