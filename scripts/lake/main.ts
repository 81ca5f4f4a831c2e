import { lakeEnvironment } from "./environment.ts";
import { createLake } from "./lake.ts";

const { port, ...options } = lakeEnvironment(process.env);
const lake = await createLake({ ...options, log: (message) => console.error(`lake: ${message}`) });

try {
  const { url } = await lake.listen(port);
  console.log(`Content Lake ready at ${url} (${lake.projectId}/${lake.dataset})`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error} (LAKE_PORT)`);
  await lake.close();
  process.exitCode = 1;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void lake.close());
}
