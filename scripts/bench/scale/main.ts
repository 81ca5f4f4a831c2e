import { stopAll, stopOnSignals } from "../../start/processes.ts";
import { print } from "./columns.ts";
import { type ScaleLake, startScaleLake } from "./lake.ts";
import { benchLakes } from "./of-the-lake.ts";
import { benchSites } from "./of-the-site.ts";

/** Documents of the datasets that are compared: `SCALE_DOCUMENTS=200,100000` for others. */
const sizes = (process.env.SCALE_DOCUMENTS || "200,10000").split(",").map(Number);

/** What is measured: `SCALE_OF=site` for one of them. */
const parts = { lake: benchLakes, site: benchSites };
const chosen = process.env.SCALE_OF;

stopOnSignals(130);
try {
  const lakes: ScaleLake[] = [];
  for (const size of sizes) lakes.push(await startScaleLake(size));
  for (const [name, bench] of Object.entries(parts)) {
    if (chosen && name !== chosen) continue;
    print(
      `\n  The ${name}`,
      sizes.map((size) => `${size} documents`),
    );
    await bench(lakes);
  }
  for (const lake of lakes) await lake.stop();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await stopAll();
process.exit();
