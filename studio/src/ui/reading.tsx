import { Card, Flex, Spinner } from "@sanity/ui";

type Props = { live: { data?: unknown; isAway: boolean } };

/** That something is being read, or cannot be; nothing once it is there. */
export function Reading({ live: { data, isAway } }: Props) {
  if (isAway) {
    return (
      <Card tone="critical" padding={4} role="alert">
        The Content Lake does not answer. Trying again…
      </Card>
    );
  }
  if (data !== undefined) return null;
  return (
    <Flex padding={5} justify="center">
      <Spinner muted />
    </Flex>
  );
}
