import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../start/environment.ts";
import { type Site, serverStart } from "./next-start.ts";

/** A copy of the built site, which may be started, stopped and started again. */
export type SiteCopy = {
  start(variables?: Record<string, string>): Promise<Site>;
  /** Within `web/`. */
  folder: string;
  remove(): void;
};

/** Copies the site under test, as it was built and with what it has cached since. */
export function copySite(name: string): SiteCopy {
  const build = process.env.SITE_DIST_DIR ?? ".next";
  const copy = `${build}-${name}`;
  const folder = join(ROOT, "web", copy);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  cpSync(join(ROOT, "web", build), folder, { recursive: true });
  return {
    start: (variables) => serverStart({ SITE_DIST_DIR: copy, ...variables }),
    folder: copy,
    remove,
  };
}
