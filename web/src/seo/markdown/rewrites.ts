import type { NextConfig } from "next";

type Rewrites = Exclude<Awaited<ReturnType<NonNullable<NextConfig["rewrites"]>>>, unknown[]>;

/** Whoever prefers Markdown names it; browsers never do. */
const wantsMarkdown: NonNullable<Rewrites["beforeFiles"]>[number]["has"] = [
  { type: "header", key: "accept", value: ".*text/markdown.*" },
];

/** The two ways to a page's Markdown twin: by its address, and by asking for that type. */
export const markdownRewrites: Rewrites = {
  beforeFiles: [
    { source: "/", has: wantsMarkdown, destination: "/markdown/index" },
    {
      // Only what looks like a page: no file, nothing of Next's own, no interface.
      source: "/:file((?!_next/|api/|markdown/)[^.]+)",
      has: wantsMarkdown,
      destination: "/markdown/:file",
    },
  ],
  afterFiles: [{ source: "/:file(.+)\\.md", destination: "/markdown/:file" }],
  fallback: [],
};
