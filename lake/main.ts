import { lakeEnvironment } from "./environment.ts";
import { createLake } from "./lake.ts";

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const { port, host, ...options } = lakeEnvironment(process.env);
  const log = (message: string) => console.error(`lake: ${message}`);
  const lake = await createLake({ ...options, log });
  try {
    const { url } = await lake.listen(port, host);
    console.log(`Content Lake ready at ${url} (${lake.projectId}/${lake.dataset})`);
  } catch (error) {
    await lake.close();
    throw error;
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      await lake.close();
      process.exit();
    });
  }
}
