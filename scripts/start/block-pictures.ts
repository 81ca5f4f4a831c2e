import { chromium } from "@playwright/test";
import { takePictures } from "../block-pictures/take.ts";
import { clientFromEnvironment } from "../seed/environment.ts";
import { withServers } from "./test-run.ts";

await withServers("block-pictures", ["lake", "supabase", "web"], async (env) => {
  const browser = await chromium.launch({
    executablePath: env.CHROMIUM_PATH,
    args: ["--no-sandbox"],
  });
  const pictures = { client: clientFromEnvironment(env), browser, siteUrl: env.SITE_URL ?? "" };
  for (const [type, bytes] of await takePictures(pictures, process.argv.slice(2))) {
    console.log(`${type}: ${(bytes / 1000).toFixed(1)} kB`);
  }
  await browser.close();
});
