import { parseArgs } from "node:util";
import { documentTypes } from "@currawong/content/model";
import { runCommand } from "../seed/command.ts";
import { clientFromEnvironment } from "../seed/environment.ts";
import { type CheckReport, checkContent } from "./check.ts";
import { compiledContent } from "./compiled.ts";
import type { ContentDocument } from "./texts.ts";

const USAGE = "Usage: npm run content:check -- [--dataset]   (--dataset: what is published there)";

/** Checks what is published in the dataset the environment names. */
async function checkDataset(): Promise<CheckReport> {
  const client = clientFromEnvironment(process.env);
  const documents = await client.fetch<ContentDocument[]>(
    "*[_type in $types]",
    { types: documentTypes },
    { perspective: "published" },
  );
  const assets = await client.fetch<string[]>('*[_type match "sanity.*Asset"]._id');
  const ids = new Set([...documents.map(({ _id }) => _id), ...assets]);
  return checkContent(documents, (id) => ids.has(id));
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { dataset: { type: "boolean" } } });
  const { findings, counts } = values.dataset
    ? await checkDataset()
    : await checkContent(await compiledContent());
  for (const [type, count] of counts) console.log(`${String(count).padStart(5)}  ${type}`);
  for (const { rule, id, path, message } of findings) {
    console.error(`${rule}: ${[id, path].filter(Boolean).join(" ")}: ${message}`);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${total} documents, ${findings.length || "no"} findings.`);
  return findings.length > 0 ? 1 : 0;
});
