import type { KeyboardEvent } from "react";

/** Chrome’s `keyCode` for a key that an input method handles; Safari sends it after the composition has ended. */
const HANDLED = 229;

/** Whether a key belongs to an input method’s composition: Enter then chooses a word, and arrows walk its list. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === HANDLED;
