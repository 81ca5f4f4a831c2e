import { stopAll, stopOnSignals } from "../../start/processes.ts";
import { print } from "./columns.ts";
import { type ScaleLake, startScaleLake } from "./lake.ts";
import { benchLakes } from "./of-the-lake.ts";

/** Documents of the datasets that are compared: `SCALE_DOCUMENTS=200,100000` for others. */
const sizes = (process.env.SCALE_DOCUMENTS || "200,10000").split(",").map(Number);

stopOnSignals(130);
try {
  const lakes: ScaleLake[] = [];
  for (const size of sizes) lakes.push(await startScaleLake(size));
  print(
    "",
    sizes.map((size) => `${size} documents`),
  );
  await benchLakes(lakes);
  for (const lake of lakes) await lake.stop();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await stopAll();
process.exit();
