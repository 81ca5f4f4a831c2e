import type { StaticFiles } from "../static-files.ts";
import type { CacheHit } from "../store.ts";

/** All scripts but JSON-LD, which browsers do not run. */
const SCRIPT = /<script(?![^>]*\stype="application\/ld\+json")[^>]*>/g;
/** The site's own script. */
const LOADER = /^<script type="module" src="([^"]+)">$/;
/** A part of a page that React sends later, which only its script would show. */
const LATE = /<div hidden="" id="S:|<template id="B:/;
/** The most stylesheets a page may have as files (the shared one, `quote.css`): each blocks rendering. */
const SHEETS = 2;
const SHEET = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * Checks that a page just built is as the server relies on (`docs/request-lifecycle.md`). The only symptom of a change would be a page that is incomplete or never cached.
 */
export async function checkPage(
  key: string,
  hit: CacheHit | undefined,
  files: Pick<StaticFiles, "get">,
) {
  const fail = (format: string): never => {
    throw new Error(`${key}: Next has changed a format we depend on: ${format}.`);
  };
  if (!hit) return fail("what it sends (web/server/render.ts)");
  if (!hit.isFresh || hit.entry.tags.length === 0)
    fail("the context in which it renders (rendered-tags.ts)");
  if (!hit.entry.headers["content-type"]?.startsWith("text/html")) return;
  const html = hit.entry.body.toString();
  if (LATE.test(html)) fail("a page rendered whole (render.ts)");
  const [script = "", ...others] = html.match(SCRIPT) ?? [];
  const [, loader = ""] = LOADER.exec(script) ?? [];
  if (others.length > 0 || !(await files.get(loader))) {
    fail(`its head and its scripts, such as ${others[0] ?? (script || "none")} (create-entry.ts)`);
  }
  const sheets = [...html.matchAll(SHEET)].map(([, address = ""]) => address);
  const found = await Promise.all(sheets.map((address) => files.get(address)));
  if (sheets.length < 1 || sheets.length > SHEETS || found.includes(undefined)) {
    fail(
      `stylesheets that all pages share (cssChunking); this one has ${sheets.join(", ") || "none"}`,
    );
  }
}
