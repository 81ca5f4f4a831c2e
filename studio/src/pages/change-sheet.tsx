import { Card, Heading, Stack } from "@sanity/ui";
import type { ComponentProps, ReactNode } from "react";
import { ConfirmDialog, Small } from "../ui/parts.tsx";
import { countPages, Estimate, PageList } from "./pages.tsx";

type Props = ComponentProps<typeof ConfirmDialog> & {
  testId?: string;
  /** What has to be put right first. */
  wrong?: ReactNode;
  when: ReactNode;
  /** The pages that change. */
  where?: ReactNode;
};

/**
 * The last look at any change before it is made: what is wrong with it, what changes, when, and where. Every
 * dialog that publishes, replaces, moves or takes off the site is one of these.
 */
export function ChangeSheet({ testId, wrong, when, where, children, ...dialog }: Props) {
  const parts = [
    ["What changes", children],
    ["When", when],
    ["Where", where],
  ] as const;
  return (
    <ConfirmDialog {...dialog}>
      <Stack gap={5} data-testid={testId}>
        {wrong && (
          <Card tone="critical" padding={3} radius={2} role="alert">
            {wrong}
          </Card>
        )}
        {parts.map(
          ([title, content]) =>
            content && (
              <Stack key={title} as="section" gap={4} aria-label={title}>
                <Heading as="h2" size={1}>
                  {title}
                </Heading>
                {content}
              </Stack>
            ),
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** When a change of one or several things happens that is made at once. */
export const Now = ({ count = 1 }: { count?: number }) => (
  <Small>{count === 1 ? "Now." : "Now, all of it at once or none of it."}</Small>
);

type WhereProps = {
  /** Undefined while they are being found. */
  paths: readonly string[] | undefined;
  isExact?: boolean;
  /** The document that the preview opens beside a page; without it, the pages are only counted. */
  document?: { id: string; type: string } | undefined;
  /** Whether visitors see the change only once it is published. */
  isComing?: boolean;
};

/** The pages that a change of several documents changes. */
export function ChangedPages({ paths, isExact = true, document, isComing = false }: WhereProps) {
  if (!paths) return <Small muted>Finding the pages it changes…</Small>;
  const verb = isComing ? "Once published, it will change" : "It changes";
  return (
    <Stack gap={4}>
      <Small>
        {verb} {paths.length === 0 ? "no page" : countPages(paths).toLowerCase()}.
      </Small>
      {document && paths.length > 0 && <PageList paths={paths} document={document} none="" />}
      {!isExact && <Estimate />}
    </Stack>
  );
}
