"use client"; // Communicates with the Studio around the page, and listens for changes.

import type { ClientPerspective } from "@sanity/client";
import type { HistoryAdapter, VisualEditingOptions } from "@sanity/visual-editing/react";
import { usePathname, useRouter } from "next/navigation";
import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";

// A separate chunk, which visitors never load and the server neither compiles nor renders. Imported at once: the Studio
// waits eight seconds for it.
const visualEditing =
  typeof window === "undefined" ? undefined : import("@sanity/visual-editing/react");
const VisualEditing = lazy<ComponentType<VisualEditingOptions & { portal: boolean }>>(async () => ({
  default: (await visualEditing)?.VisualEditing ?? (() => null),
}));

/** Error screens in place of the page, which only a reload can replace. */
const FAILED = "[data-failed], #__next_error__";

/** Refreshes the page in place; any number of changes during one refresh cause one more. */
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

/** Reports the current page to the Studio, and navigates where the Studio asks. */
function useHistory(): HistoryAdapter {
  const path = usePathname();
  const notifyStudio = useRef<Parameters<HistoryAdapter["subscribe"]>[0]>(undefined);
  const reportPage = useCallback(() => {
    const { pathname, search, hash } = location;
    notifyStudio.current?.({
      type: "push",
      title: document.title,
      url: `${pathname}${search}${hash}`,
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page to report.
  useEffect(reportPage, [reportPage, path]);
  return useMemo(
    () => ({
      subscribe(navigate) {
        notifyStudio.current = navigate;
        reportPage();
        return () => {
          notifyStudio.current = undefined;
        };
      },
      update({ type, url }) {
        if (type === "pop") history.back();
        else location[type === "push" ? "assign" : "replace"](url);
      },
    }),
    [reportPage],
  );
}

/** Follows the Studio's switch between drafts and published content. */
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

/** Inline styles, so that visitors do not load them. */
const BAR = { position: "fixed", inset: "auto 0 0", zIndex: 100, padding: 14 } as const;

/** Shows outside the Studio’s frame that the page has drafts: nothing else distinguishes it. */
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

/** Makes a page editable: keeps it up to date, and links its parts to the Studio's forms. */
export function LivePage({ perspective }: { perspective: string }) {
  const refresh = useRefresh();
  useEffect(() => {
    // Sends an event for each change, and when it opens, because changes may have been missed.
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
