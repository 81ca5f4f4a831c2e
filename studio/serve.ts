import "../process-guards.ts";
import path from "node:path";
import { createStudioServer } from "./server/server.ts";
import { readEnvironment } from "./src/environment.ts";

const port = Number(process.env.STUDIO_PORT || "3333");
const host = process.env.STUDIO_HOST || "127.0.0.1";

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`STUDIO_PORT must be a port number, not "${process.env.STUDIO_PORT}"`);
  }
  const folder = path.join(import.meta.dirname, "dist");
  const server = await createStudioServer(folder, readEnvironment(process.env));
  server.on("error", (error: NodeJS.ErrnoException) => {
    const portInUse = `Port ${port} is in use: stop what listens there, or set STUDIO_PORT.`;
    console.error(error.code === "EADDRINUSE" ? portInUse : error.message);
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    console.log(
      `Sanity Studio ready at http://${host === "127.0.0.1" ? "localhost" : host}:${port}`,
    );
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
