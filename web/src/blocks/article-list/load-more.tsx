"use client"; // Loads the next page in place instead of following its link.

import { articlesPath, FIRST_PAGE } from "@currawong/schemas/paging";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { type Loaded, readLoaded } from "../../client/loaded.ts";
import { opensElsewhere } from "../../client/opens-elsewhere.ts";
import { whenNear } from "../../client/when-near.ts";
import { LoadMoreButton } from "./load-more-button.tsx";

type Props = {
  /** The address of the list. */
  list: string;
  total: number;
  lastPage: number;
};

const fetchCode = () => import("./more-articles.tsx");

const isReachable = (address: string) =>
  fetch(address, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The “Load More Articles” button. Its code is fetched once the button is nearly in view. */
export function LoadMore(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [More, setMore] = useState<typeof import("./more-articles.tsx").MoreArticles>();
  const [isRequested, setRequested] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [restored, setRestored] = useState<Loaded | null>(null);

  useEffect(() => {
    if (!root.current) return;
    // From here on, `client/offline.ts` leaves clicks to this component.
    root.current.dataset.ready = "";
    const prefetch = async () => {
      const { MoreArticles, prefetchBatch } = await fetchCode();
      setMore(() => MoreArticles);
      prefetchBatch(articlesPath(props.list, 2));
    };
    const loaded = readLoaded();
    // After a failure, the click retries.
    if (!loaded) return whenNear(root.current, () => prefetch().catch(() => {}));
    setRestored(loaded);
    setRequested(true);
    prefetch().catch(() => {
      setRestored(null);
      setRequested(false);
    });
  }, [props.list]);

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
    <div ref={root}>
      {/* Swapped only after the click: replacing the button mid-tap would lose the tap. */}
      {More && isRequested ? (
        <More {...props} restored={restored} />
      ) : (
        <LoadMoreButton
          list={props.list}
          page={2}
          shown={FIRST_PAGE}
          total={props.total}
          loading={isRequested}
          failed={hasFailed}
          onClick={onClick}
        />
      )}
    </div>
  );
}
