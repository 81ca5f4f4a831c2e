"use client"; // Fetches and renders further articles in the browser.

import { articlesPath, rangeOf } from "@currawong/schemas/paging";
import { type MouseEvent, useEffect, useRef } from "react";
import useSWRInfinite from "swr/infinite";
import { type Loaded, saveLoaded, saveScroll } from "../../client/loaded.ts";
import { opensElsewhere } from "../../client/opens-elsewhere.ts";
import { ArticleList } from "./article-list.tsx";
import type { ArticlePage } from "./load-articles.ts";
import { LoadMoreButton } from "./load-more-button.tsx";

/** The minimum time “Loading...” shows (specification, section 9). */
const MINIMUM_MS = 500;

type Batch = Pick<ArticlePage, "articles">;

async function download(path: string): Promise<Batch> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Batch>; // Our own route, typed by `ArticlePage`.
}

const prefetched = new Map<string, Promise<Batch>>();

/** Downloads a batch before it is asked for, unless that fails. */
export function prefetchBatch(path: string): void {
  if (prefetched.has(path)) return;
  const batch = download(path);
  prefetched.set(path, batch);
  batch.catch(() => prefetched.delete(path));
}

async function fetchBatch(path: string, minimumMs: number): Promise<Batch> {
  const minimum = new Promise((resolve) => setTimeout(resolve, minimumMs));
  const [batch] = await Promise.all([prefetched.get(path) ?? download(path), minimum]);
  return batch;
}

type Props = {
  /** The address of the list. */
  list: string;
  total: number;
  lastPage: number;
  /** What the visitor had loaded before they left the page. */
  restored: Loaded | null;
};

/**
 * The articles after the first page, six per click, and the button that loads more. Rendered after the
 * first click, so it fetches the first six on mount.
 */
export function MoreArticles({ list, total, lastPage, restored }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const firstSize = Math.min(restored?.batches ?? 1, lastPage - 1);
  const minimumMs = useRef(restored ? 0 : MINIMUM_MS);
  const hasScrolled = useRef(false);
  const { data, error, size, setSize, isValidating } = useSWRInfinite<Batch, Error>(
    (index) => (index + 2 <= lastPage ? articlesPath(list, index + 2) : null),
    (path) => fetchBatch(path, minimumMs.current),
    {
      initialSize: firstSize,
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const batches = data ?? [];
  const batchCount = batches.length;

  useEffect(() => {
    const isLast = batchCount + 2 > lastPage;
    if (batchCount > 0 && !isLast) prefetchBatch(articlesPath(list, batchCount + 2));
  }, [batchCount, list, lastPage]);

  useEffect(() => {
    if (batchCount < firstSize) return;
    if (restored && batchCount === firstSize) {
      const top = restored.scrollY;
      // Once the browser has adjusted the position to the articles that were added above it.
      requestAnimationFrame(() => {
        if (top !== null && !hasScrolled.current) scrollTo({ top, behavior: "instant" });
      });
    }
    // The button that had focus has been replaced, so focus the first new article.
    else root.current?.querySelector<HTMLElement>("ul:last-of-type a")?.focus();
  }, [batchCount, firstSize, restored]);

  useEffect(() => {
    if (batchCount > 0) saveLoaded(batchCount);
  }, [batchCount]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onScroll = () => {
      hasScrolled.current = true;
    };
    addEventListener("wheel", onScroll, { signal, passive: true });
    addEventListener("touchmove", onScroll, { signal, passive: true });
    addEventListener("pagehide", saveScroll, { signal });
    return () => controller.abort();
  }, []);

  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    minimumMs.current = MINIMUM_MS;
    void setSize(batchCount + 1);
  };

  return (
    <div ref={root}>
      {batches.map(({ articles }, index) => (
        <ArticleList key={articlesPath(list, index + 2)} articles={articles} further />
      ))}
      <LoadMoreButton
        list={list}
        page={batchCount + 2}
        shown={Math.min(rangeOf(batchCount + 1).to, total)}
        total={total}
        loading={isValidating && batchCount < size}
        failed={error !== undefined && !isValidating}
        onClick={onClick}
      />
    </div>
  );
}
