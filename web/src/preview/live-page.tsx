"use client"; // Talks with the Studio around the page, and hears of changes as they are made.

import type { ClientPerspective } from "@sanity/client";
import type { HistoryAdapter, VisualEditingOptions } from "@sanity/visual-editing/react";
import { usePathname, useRouter } from "next/navigation";
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";

// A chunk of its own, which no visitor gets. Asked for at once: the Studio waits for it eight seconds.
const coming = import("@sanity/visual-editing/react");
const VisualEditing = lazy(async () => ({ default: (await coming).VisualEditing }));

/** Where an error screen stands in the page's place, only a new page helps. */
const FAILED = "[data-failed], #__next_error__";

/** Refreshes the page in place; any number of changes during one refresh ask for one more. */
function useRefresh(): () => void {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isQueued = useRef(false);
  const isRunning = useRef(false);
  const refresh = useCallback(() => {
    if (isRunning.current) {
      isQueued.current = true;
      return;
    }
    if (document.querySelector(FAILED)) location.reload();
    isRunning.current = true;
    startTransition(() => router.refresh());
  }, [router]);
  useEffect(() => {
    if (isPending) return;
    isRunning.current = false;
    if (!isQueued.current) return;
    isQueued.current = false;
    refresh();
  }, [isPending, refresh]);
  return refresh;
}

/** Tells the Studio which page is shown, and goes where it says. */
function useHistory(): HistoryAdapter {
  const path = usePathname();
  const notifyStudio = useRef<Parameters<HistoryAdapter["subscribe"]>[0]>(undefined);
  const here = useCallback(() => {
    const { pathname, search, hash } = location;
    notifyStudio.current?.({
      type: "push",
      title: document.title,
      url: `${pathname}${search}${hash}`,
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page to tell of.
  useEffect(here, [here, path]);
  return useMemo(
    () => ({
      subscribe(navigate) {
        notifyStudio.current = navigate;
        here();
        return () => {
          notifyStudio.current = undefined;
        };
      },
      update({ type, url }) {
        if (type === "pop") history.back();
        else location[type === "push" ? "assign" : "replace"](url);
      },
    }),
    [here],
  );
}

/** Follows the Studio's switch between drafts and what is published. */
function usePerspective(shown: string, refresh: () => void) {
  const current = useRef(shown);
  return useCallback(
    async (requested: ClientPerspective) => {
      const perspective = [requested].flat().join(",");
      if (perspective === current.current) return;
      current.current = perspective;
      await fetch("/api/draft/perspective", { method: "POST", body: perspective });
      refresh();
    },
    [refresh],
  );
}

/** Styled here: visitors get nothing of it. */
const BAR = { position: "fixed", inset: "auto 0 0", zIndex: 100, padding: 14 } as const;

/** Says outside the Studio’s frame that drafts are shown: nothing else tells them from the public page. */
function DraftBar() {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    if (window.self === window.top) setPath(location.pathname);
  }, []);
  if (!path) return null;
  return (
    <p className="night" style={{ ...BAR, textAlign: "center" }}>
      You are looking at drafts ·{" "}
      <a href={`/api/draft/disable?path=${encodeURIComponent(path)}`}>Leave</a>
    </p>
  );
}

/** What makes a page one that an editor can work in: it stays current, and a click leads to its form. */
export function LivePage({ perspective }: { perspective: string }) {
  const refresh = useRefresh();
  useEffect(() => {
    // It says when the site hears of a change, and when it opens: changes may have been missed.
    const events = new EventSource("/api/draft/events");
    events.onmessage = refresh;
    return () => events.close();
  }, [refresh]);
  const options: VisualEditingOptions = {
    history: useHistory(),
    refresh: useCallback(async () => refresh(), [refresh]),
    onPerspectiveChange: usePerspective(perspective, refresh),
  };
  return (
    <>
      {perspective !== "published" && <DraftBar />}
      <Suspense>
        <VisualEditing portal {...options} />
      </Suspense>
    </>
  );
}
