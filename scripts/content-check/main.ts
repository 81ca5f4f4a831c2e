import { runCommand } from "../command.ts";
import { checkContent } from "./check.ts";
import { compiledContent } from "./documents.ts";

await runCommand("Usage: npm run tool -- content:check", async () => {
  const documents = await compiledContent();
  const { findings, counts } = await checkContent(documents);
  for (const [type, count] of counts) console.log(`${String(count).padStart(5)}  ${type}`);
  for (const { rule, id, path, message } of findings) {
    console.error(`${rule}: ${[id, path].filter(Boolean).join(" ")}: ${message}`);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${total} documents, ${findings.length || "no"} findings.`);
  return findings.length > 0 ? 1 : 0;
});
