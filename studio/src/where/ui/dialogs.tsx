import { Card, Checkbox, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { useDocumentVersions } from "sanity";
import useSWR from "swr";
import { usePublishedClient } from "../../dataset/use-live.ts";
import { useFindPages } from "../../pages/find-pages.ts";
import { Estimate, Rows } from "../../pages/pages.tsx";
import { ConfirmDialog, Small } from "../../ui/parts.tsx";
import { appearancesOf } from "../model/appearances.ts";
import type { Move } from "../model/moved.ts";
import { referrersOf } from "../model/referrers.ts";
import { AppearanceList, Part, ReferrerList } from "./lists.tsx";

type LeavingProps = {
  id: string;
  type: string;
  action: "Delete" | "Unpublish";
  /** Whether visitors see it now. */
  isPublic: boolean;
  onCancel: () => void;
  onConfirm: (versions: string[]) => void;
};

/**
 * Confirms deleting or unpublishing: lists what still refers to the document and what each page loses.
 * `useDocumentVersions` is beta: if it goes, fetch the ids in `path("versions.*." + id)` with the client.
 */
export function LeavingDialog({ id, type, action, isPublic, onCancel, onConfirm }: LeavingProps) {
  const client = usePublishedClient();
  const findPages = useFindPages();
  const { data: versions, loading } = useDocumentVersions({ documentId: id });
  const { data, error } = useSWR(["leaving", id], async () => {
    const [referrers, appearances] = await Promise.all([
      referrersOf(client, id),
      isPublic ? appearancesOf(findPages, { id, type }) : { pages: [], isExact: true },
    ]);
    return { referrers, appearances };
  });
  const strong = data?.referrers.filter(({ isStrong }) => isStrong) ?? [];
  const weak = data?.referrers.filter(({ isStrong }) => !isStrong) ?? [];
  const { pages = [], isExact = true } = data?.appearances ?? {};
  const own = pages.filter(({ isOwn }) => isOwn);
  const others = pages.filter(({ isOwn }) => !isOwn);
  const document = { id, type };
  return (
    <ConfirmDialog
      header={`${action} this document?`}
      action={{
        text: action,
        tone: "critical",
        testId: "confirm-button",
        disabled: (!data && !error) || loading || strong.length > 0,
      }}
      onCancel={onCancel}
      onConfirm={() => onConfirm(versions)}
    >
      <div data-testid="leaving">
        {!data && !error && <Spinner muted />}
        {error && (
          <Small role="alert">The references couldn’t be read from the Content Lake.</Small>
        )}
        {data && (
          <Stack gap={5}>
            {strong.length > 0 && (
              <Card tone="critical" padding={3} radius={2} role="alert">
                <Part title="These documents need it. Remove it from them first:">
                  <ReferrerList referrers={strong} onLeave={onCancel} />
                </Part>
              </Card>
            )}
            {weak.length > 0 && (
              <Part title="These refer to it, and their links will break:">
                <ReferrerList referrers={weak} onLeave={onCancel} />
              </Part>
            )}
            {own.length > 0 && (
              <Part title="This will disappear from the site:">
                <AppearanceList pages={own} isExact document={document} />
              </Part>
            )}
            {others.length > 0 && (
              <Part title="These pages will no longer show it:">
                <AppearanceList pages={others} isExact document={document} />
              </Part>
            )}
            {isExact && data.referrers.length + own.length + others.length === 0 && (
              <Text size={1}>Nothing refers to it, and no page shows it.</Text>
            )}
            {!isExact && <Estimate />}
          </Stack>
        )}
      </div>
    </ConfirmDialog>
  );
}

type MovedProps = {
  move: Move;
  action: "Publish" | "Schedule";
  onCancel: () => void;
  /** Publishes, and redirects these addresses to the new one. */
  onPublish: (redirected: string[]) => void;
};

/** Confirms moving a page, and offers to redirect its old addresses, which is the default. */
export function MovedDialog({ move: { removed, to }, action, onCancel, onPublish }: MovedProps) {
  const [isRedirected, setRedirected] = useState(true);
  return (
    <ConfirmDialog
      header="Its address changes"
      action={{ text: action, tone: "positive", testId: "publish-moved" }}
      onCancel={onCancel}
      onConfirm={() => onPublish(to && isRedirected ? removed : [])}
    >
      <Stack gap={4}>
        <Text size={1}>
          {to ? `The page moves to ${to}. Until now it was at:` : "No page will be at:"}
        </Text>
        <Rows>
          {removed.map((path) => (
            <li key={path}>
              <Small weight="semibold">{path}</Small>
            </li>
          ))}
        </Rows>
        {to ? (
          <Flex as="label" gap={3} align="center">
            <Checkbox
              checked={isRedirected}
              onChange={({ currentTarget }) => setRedirected(currentTarget.checked)}
            />
            <Text size={1}>
              {removed.length === 1 ? "The old address leads" : "The old addresses lead"} to the new
              one
            </Text>
          </Flex>
        ) : (
          <Text size={1}>Links to it will break.</Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
