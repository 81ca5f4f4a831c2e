"use client"; // It turns the link to the next page into a load in place.

import { articlesPath, blogPath, rangeOf } from "@currawong/schemas/paging";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { opensElsewhere } from "../../components/opens-elsewhere.ts";
import { ArticleList, FOOT } from "./article-list.tsx";
import type { BlogPage } from "./blog-page.ts";

/** The least time “Loading...” shows (specification, section 9). */
const MINIMUM_MS = 500;

type Batch = Pick<BlogPage, "articles">;

async function fetchBatch(page: number): Promise<Batch> {
  const minimum = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
  const [response] = await Promise.all([fetch(articlesPath(page)), minimum]);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json() as Promise<Batch>; // Our own route, typed by `BlogPage`.
}

/** “Load More Articles”: the articles after the first page, six per click, under a link to the next page. */
export function LoadMore({ total }: { total: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [batches, setBatches] = useState<Batch[]>([]);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const next = batches.length + 2;
  const shown = Math.min(rangeOf(next - 1).to, total);

  // The button that had the focus is gone: reading goes on at the first new article.
  useEffect(() => {
    if (batches.length > 0) {
      place.current?.querySelector<HTMLElement>("ul:last-of-type a")?.focus();
    }
  }, [batches]);

  const onClick = async (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setState("loading");
    try {
      const batch = await fetchBatch(next);
      setBatches([...batches, batch]);
      setState("ready");
    } catch {
      setState("failed");
    }
  };

  return (
    <div ref={place}>
      {batches.map(({ articles }) => (
        <ArticleList key={articles[0]?.href} articles={articles} further />
      ))}
      <div className={FOOT}>
        {state === "loading" ? (
          <button type="button" className="button" disabled>
            Loading...
          </button>
        ) : (
          shown < total && (
            <a className="button" href={blogPath(next)} data-in-place="" onClick={onClick}>
              Load More Articles
            </a>
          )
        )}
        <p className="num ml-auto text-mute" role="status">
          {state === "failed" && "The next articles could not be loaded: try again. "}
          {shown} of {total} articles
        </p>
      </div>
    </div>
  );
}
