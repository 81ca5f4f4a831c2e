import { Card, Stack, Text } from "@sanity/ui";
import useSWR from "swr";
import { referrersOf } from "../../where/model/referrers.ts";
import { ReferrerList } from "../../where/ui/referrer-list.tsx";
import { usePublishedClient } from "../../where/use-versions.ts";

/** What keeps a document on the site: others that need it. They have to let go of it before its time. */
export function Obstacles({ id, onLeave }: { id: string; onLeave: () => void }) {
  const client = usePublishedClient();
  const { data = [] } = useSWR(["obstacles", id], () => referrersOf(client, id));
  const strong = data.filter(({ isStrong }) => isStrong);
  if (strong.length === 0) return null;
  return (
    <Card tone="caution" padding={3} radius={2} role="alert">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          These need it. Until they do not, it cannot leave the site:
        </Text>
        <ReferrerList referrers={strong} onLeave={onLeave} />
      </Stack>
    </Card>
  );
}
