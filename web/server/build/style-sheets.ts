import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";
import type { Sheets } from "../styles.ts";
import { partsOf } from "./style-parts.ts";
import { STYLE_SHEETS_FILE } from "./style-sheets-file.ts";

const CHUNKS = "static/chunks";

const files = readdirSync(join(DIST_FOLDER, CHUNKS));
const read = (file: string) => readFileSync(join(DIST_FOLDER, CHUNKS, file), "utf8");
const scripts = files
  .filter((file) => file.endsWith(".js"))
  .map(read)
  .join("\n");

const sheets: Sheets = Object.fromEntries(
  files
    .filter((file) => file.endsWith(".css"))
    .map((file) => {
      const address = `/_next/${CHUNKS}/${file}`;
      return [address, partsOf(postcss.parse(read(file)), address, scripts)];
    }),
);
writeFileSync(STYLE_SHEETS_FILE, JSON.stringify(sheets));
