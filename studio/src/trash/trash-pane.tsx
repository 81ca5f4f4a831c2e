import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { Button, Flex, Stack } from "@sanity/ui";
import { useEffect } from "react";
import { useSchema } from "sanity";
import { useRouter } from "sanity/router";
import type { UserComponent } from "sanity/structure";
import { useLive, useRawClient } from "../dataset/use-live.ts";
import { inWords } from "../sydney.ts";
import { Frame } from "../ui/frame.tsx";
import { pluralise, Small, UserName } from "../ui/parts.tsx";
import { useAttempt } from "../ui/use-task.ts";
import { type Deleted, dropOldRecords, KEPT_DAYS, readTrash, restore, TRASH } from "./trash.ts";

const LIVE = { types: [...PUBLIC_TYPES, TRASH] };

/** The “Deleted” pane: what was deleted in the last thirty days, by whom, to restore. */
export const Trash: UserComponent = () => {
  const client = useRawClient();
  const live = useLive("trash", (raw) => readTrash(raw), LIVE);
  const schema = useSchema();
  const router = useRouter();
  const attempt = useAttempt("Not restored");
  useEffect(() => void dropOldRecords(client).catch(() => {}), [client]);
  const bringBack = async (one: Deleted) => {
    const isRestored = await restore(client, one).finally(() => live.refresh());
    if (!isRestored) throw new Error("It has a newer draft. Publish or discard that first.");
    router.navigateIntent("edit", { id: one.id, type: one.type });
  };
  return (
    <Frame
      live={live}
      lead={(found) =>
        found.length === 0
          ? `Nothing was deleted in the last ${KEPT_DAYS} days.`
          : `${pluralise(found.length, "document")}, kept for ${KEPT_DAYS} days. What you restore becomes a draft.`
      }
    >
      {(found) =>
        found.map((one) => (
          <li key={one.record} data-deleted={one.id}>
            <Flex align="center" gap={3} paddingX={4} paddingY={3}>
              <Stack flex={1} gap={2}>
                <Small weight="medium">
                  {one.title ?? "Untitled"} · {schema.get(one.type)?.title ?? one.type}
                </Small>
                <Small muted>
                  Deleted by <UserName id={one.by} /> on {inWords(new Date(one.at))}
                </Small>
              </Stack>
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Restore"
                onClick={() => void attempt(() => bringBack(one))}
              />
            </Flex>
          </li>
        ))
      }
    </Frame>
  );
};
