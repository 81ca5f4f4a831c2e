import { Heading, Stack } from "@sanity/ui";
import type { ReactNode } from "react";

/** A part of what is said of a document, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
