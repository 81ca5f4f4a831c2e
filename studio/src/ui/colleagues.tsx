import { Card, Stack } from "@sanity/ui";
import { useCurrentUser, useDocumentPresence } from "sanity";
import useSWR from "swr";
import { historyOf } from "../dataset/history.ts";
import { useRawClient } from "../dataset/use-live.ts";
import { draftId } from "../dataset/versions.ts";
import { Small, UserName } from "./parts.tsx";

/**
 * The colleagues who have the document open, and who wrote its draft.
 * `useDocumentPresence` is internal: if it goes, name only the authors of the draft.
 */
export function useColleagues(id: string) {
  const me = useCurrentUser()?.id;
  const client = useRawClient();
  const { data: authors = [] } = useSWR(["draft-authors", id], async () => {
    const draft = await client.getDocument(draftId(id));
    if (!draft) return [];
    const entries = await historyOf(client, [id], draft._createdAt);
    const writers = entries.filter(({ documentIDs }) => documentIDs.includes(draft._id));
    return [...new Set(writers.map(({ author }) => author))];
  });
  const present = useDocumentPresence(id).map(({ user }) => user.id);
  const others = (users: readonly string[]) => [...new Set(users)].filter((user) => user !== me);
  return { present: others(present), authors: others(authors) };
}

type Props = ReturnType<typeof useColleagues> & {
  /** What becomes of the draft that a colleague wrote. */
  fate: string;
};

/** Names colleagues who are at work on a document; renders nothing if there are none. */
export function Colleagues({ present, authors, fate }: Props) {
  if (present.length + authors.length === 0) return null;
  return (
    <Card tone="caution" padding={3} radius={2} role="alert" data-testid="colleagues">
      <Stack gap={3}>
        {authors.map((user) => (
          <Small key={user}>
            <UserName id={user} otherwise="Someone" /> {fate}
          </Small>
        ))}
        {present.map((user) => (
          <Small key={user}>
            <UserName id={user} otherwise="Someone" /> has it open now.
          </Small>
        ))}
      </Stack>
    </Card>
  );
}
