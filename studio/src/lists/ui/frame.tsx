import { Card } from "@sanity/ui";
import type { ReactNode } from "react";
import { Reading } from "../../ui/reading.tsx";
import { Sheet } from "./styles.ts";

type Props<T> = {
  live: { data?: T; isAway: boolean };
  /** What is said above the list: how many there are, or that there are none. */
  lead: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
};

/** A list, what it is of, and that it is being read or cannot be. */
export function Frame<T>({ live, lead, children }: Props<T>) {
  return (
    <Card height="fill" overflow="hidden">
      <Sheet>
        <Reading live={live} />
        {live.data !== undefined && (
          <>
            <div className="lead" role="status">
              {lead(live.data)}
            </div>
            <ol>{children(live.data)}</ol>
          </>
        )}
      </Sheet>
    </Card>
  );
}
