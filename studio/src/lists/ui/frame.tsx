import { Card, Flex, Spinner } from "@sanity/ui";
import type { ReactNode } from "react";
import { Sheet } from "./styles.ts";

type Props<T> = {
  live: { data?: T; error?: unknown };
  /** What is said above the list: how many there are, or that there are none. */
  lead: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
};

/** A list, what it is of, and that it is being read or cannot be. */
export function Frame<T>({ live: { data, error }, lead, children }: Props<T>) {
  return (
    <Card height="fill" overflow="hidden">
      <Sheet>
        {error !== undefined && (
          <Card tone="critical" padding={4} role="alert">
            The Content Lake does not answer. It is asked again by itself.
          </Card>
        )}
        {data === undefined ? (
          error === undefined && (
            <Flex padding={5} justify="center">
              <Spinner muted />
            </Flex>
          )
        ) : (
          <>
            <div className="lead" role="status">
              {lead(data)}
            </div>
            <ol>{children(data)}</ol>
          </>
        )}
      </Sheet>
    </Card>
  );
}
