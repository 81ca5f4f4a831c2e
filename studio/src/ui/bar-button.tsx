import { Button } from "@sanity/ui";
import type { ComponentProps } from "react";

/** A quiet button of a bar. */
export const BarButton = (props: ComponentProps<typeof Button>) => (
  <Button mode="bleed" fontSize={1} {...props} />
);
