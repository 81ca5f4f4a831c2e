import type { NextConfig } from "next";

type Rewrites = Exclude<Awaited<ReturnType<NonNullable<NextConfig["rewrites"]>>>, unknown[]>;

/** Clients that prefer Markdown ask for it by name; browsers never do. */
const wantsMarkdown: NonNullable<Rewrites["beforeFiles"]>[number]["has"] = [
  { type: "header", key: "accept", value: ".*text/markdown.*" },
];

/** Two ways to a page’s Markdown twin: by its address, and by asking for that type. */
export const rewrites: Rewrites = {
  beforeFiles: [
    { source: "/", has: wantsMarkdown, destination: "/markdown/index" },
    {
      // Only what looks like a page: no file, nothing of Next's own, no interface, no search.
      source: "/:file((?!_next/|api/|markdown/|search(?:/|$))[^.]+)",
      has: wantsMarkdown,
      destination: "/markdown/:file",
    },
  ],
  afterFiles: [
    { source: "/ai-catalog.json", destination: "/.well-known/ai-catalog.json" },
    { source: "/:file(.+)\\.md", destination: "/markdown/:file" },
  ],
  fallback: [],
};
