import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const BRIDGE = /<script\b[^>]*\bdata-sanity-core\b[^>]*><\/script>\s*/g;
const REMOTE_FONT = /\s*@font-face\s*\{[^}]*url\("https:[^}]*\}/g;
const REMOTE = /\bsrc="(?:https?:)?\/\/[^"]*"|url\("(?:https?:)?\/\/[^"]*"\)/;

/**
 * Makes the page that `sanity build` writes load nothing from another host: it takes out the
 * script that connects the Studio with Sanity's dashboard and the web fonts (the Studio's theme
 * falls back to the system's face), and names the page.
 * @throws when the page still loads something from elsewhere, so that no upgrade brings it back.
 */
export function localiseIndex(html: string): string {
  const local = html
    .replace(BRIDGE, "")
    .replace(REMOTE_FONT, "")
    .replace("<title>Sanity Studio</title>", "<title>Currawong Digital</title>");
  const remote = REMOTE.exec(local);
  if (remote) {
    throw new Error(`dist/index.html still loads ${remote[0]}: teach build/localise-index.ts`);
  }
  return local;
}

if (import.meta.main) {
  const file = path.join(import.meta.dirname, "../dist/index.html");
  await writeFile(file, localiseIndex(await readFile(file, "utf8")));
}
