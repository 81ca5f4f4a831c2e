"use client"; // It turns the link to the next page into a load in place.

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { FIRST_PAGE } from "../../content/paging.ts";
import { LoadMoreButton } from "./load-more-button.tsx";

type Props = { total: number; lastPage: number };

const fetchCode = () => import("./more-articles.tsx");

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** “Load More Articles”. What loads and draws the articles is fetched when it is nearly in view. */
export function LoadMore(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [More, setMore] = useState<typeof import("./more-articles.tsx").MoreArticles>();
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetchCode().then(
          ({ MoreArticles }) => setMore(() => MoreArticles),
          () => {}, // The click tries again.
        );
      },
      { rootMargin: "800px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setWanted(true);
    fetchCode().then(
      ({ MoreArticles }) => setMore(() => MoreArticles),
      () => location.assign(href),
    );
  };

  return (
    <div ref={place}>
      {More ? (
        <More {...props} start={wanted} />
      ) : (
        <LoadMoreButton
          page={2}
          shown={FIRST_PAGE}
          total={props.total}
          loading={wanted}
          onClick={onClick}
        />
      )}
    </div>
  );
}
