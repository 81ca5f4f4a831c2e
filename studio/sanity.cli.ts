import { defineCliConfig } from "sanity/cli";
import { readEnvironment } from "./src/environment.ts";
import { localise } from "./vite/localise.ts";

const { projectId, dataset } = readEnvironment(process.env);

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  server: { hostname: "localhost", port: Number(process.env.STUDIO_PORT || "3333") },
  vite: (config) => ({ ...config, plugins: [...(config.plugins ?? []), localise()] }),
});
