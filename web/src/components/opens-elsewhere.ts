import type { MouseEvent } from "react";

/** Whether a click asks for a new tab or window, which is left to the browser. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
