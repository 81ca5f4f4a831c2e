import { enableCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";

// What queries leave is collected before it is as much again: half the memory, at no measured cost.
setFlagsFromString("--heap-growing-percent=20");
// Half the time to start is for compiling, which gives the same each time.
enableCompileCache();
const { lakeEnvironment } = await import("./environment.ts");
const { createLake } = await import("./lake.ts");

try {
  const { port, host, ...options } = lakeEnvironment(process.env);
  const log = (message: string) => console.error(`lake: ${message}`);
  const lake = await createLake({ ...options, log });
  const { url } = await lake.listen(port, host).catch(async (error: unknown) => {
    await lake.close();
    throw error;
  });
  console.log(`Content Lake ready at ${url} (${lake.projectId}/${lake.dataset})`);
  lake.queries.warm();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      await lake.close();
      process.exit();
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
