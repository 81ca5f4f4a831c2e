"use client"; // It turns the link to the next page into a load in place.

import { FIRST_PAGE } from "@currawong/schemas/paging";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { opensElsewhere } from "../../components/opens-elsewhere.ts";
import { whenNear } from "../../components/when-near.ts";
import { LoadMoreButton } from "./load-more-button.tsx";

type Props = { total: number; lastPage: number };

const fetchCode = () => import("./more-articles.tsx");

const isReachable = (address: string) =>
  fetch(address, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** “Load More Articles”. What loads and draws the articles is fetched when it is nearly in view. */
export function LoadMore(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [More, setMore] = useState<typeof import("./more-articles.tsx").MoreArticles>();
  const [isRequested, setRequested] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    return whenNear(place.current, () =>
      fetchCode().then(
        ({ MoreArticles }) => setMore(() => MoreArticles),
        () => {}, // The click tries again.
      ),
    );
  }, []);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setRequested(true);
    setFailed(false);
    fetchCode().then(
      ({ MoreArticles }) => setMore(() => MoreArticles),
      async () => {
        // Offline, navigating would replace this page with the browser's error page.
        if (await isReachable(href)) return location.assign(href);
        setRequested(false);
        setFailed(true);
      },
    );
  };

  return (
    <div ref={place}>
      {/* Swapped only after the click: a button replaced under a finger misses the tap. */}
      {More && isRequested ? (
        <More {...props} />
      ) : (
        <LoadMoreButton
          page={2}
          shown={FIRST_PAGE}
          total={props.total}
          loading={isRequested}
          failed={failed}
          onClick={onClick}
        />
      )}
    </div>
  );
}
