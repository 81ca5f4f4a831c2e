import { Card, Text } from "@sanity/ui";
import type { ReactNode } from "react";

/** Something that went wrong, or stands in the way. */
export function Trouble({ children }: { children: ReactNode }) {
  return (
    <Card tone="critical" padding={3} radius={2} role="alert">
      <Text size={1}>{children}</Text>
    </Card>
  );
}
