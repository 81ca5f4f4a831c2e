"use client"; // It fetches and draws further articles in the browser.

import { articlesPath, rangeOf } from "@currawong/schemas/paging";
import { type MouseEvent, useEffect, useRef } from "react";
import useSWRInfinite from "swr/infinite";
import { opensElsewhere } from "../../components/opens-elsewhere.ts";
import { ArticleList } from "./article-list.tsx";
import type { BlogPage } from "./blog-page.ts";
import { LoadMoreButton } from "./load-more-button.tsx";

/** The least time “Loading...” shows (specification, section 9). */
const MINIMUM_MS = 500;

type Batch = Pick<BlogPage, "articles">;

async function fetchBatch(path: string): Promise<Batch> {
  const minimum = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
  const response = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json() as Promise<Batch>; // Our own route, typed by `BlogPage`.
  });
  const [batch] = await Promise.all([response, minimum]);
  return batch;
}

type Props = { total: number; lastPage: number };

/**
 * The articles after the first page, six per click, and the button that asks for them. Rendered after the
 * first click; it fetches the first six itself.
 */
export function MoreArticles({ total, lastPage }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { data, error, size, setSize, isValidating } = useSWRInfinite<Batch, Error>(
    (index) => (index + 2 <= lastPage ? articlesPath(index + 2) : null),
    fetchBatch,
    {
      initialSize: 1,
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const batches = data ?? [];
  const loaded = batches.length;

  // The button that had the focus is gone: reading goes on at the first new article.
  useEffect(() => {
    if (loaded > 0) {
      place.current?.querySelector<HTMLElement>("ul:last-of-type a")?.focus();
    }
  }, [loaded]);

  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void setSize(loaded + 1);
  };

  return (
    <div ref={place}>
      {batches.map(({ articles }, index) => (
        <ArticleList key={articlesPath(index + 2)} articles={articles} further />
      ))}
      <LoadMoreButton
        page={loaded + 2}
        shown={Math.min(rangeOf(loaded + 1).to, total)}
        total={total}
        loading={isValidating && loaded < size}
        failed={error !== undefined && !isValidating}
        onClick={onClick}
      />
    </div>
  );
}
