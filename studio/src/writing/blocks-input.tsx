import type { MouseEvent } from "react";
import type { ArrayOfObjectsInputProps } from "sanity";

const ADD = '[data-testid="add-multiple-object-button"]';

/**
 * A page’s blocks. Sanity fits the menu of blocks between its button and the edge of the form: as it opens, the button
 * moves to the foot, which leaves the menu the whole height of a small screen.
 */
export function BlocksInput(props: ArrayOfObjectsInputProps) {
  const makeRoom = ({ target }: MouseEvent) => {
    if (target instanceof Element) target.closest(ADD)?.scrollIntoView({ block: "end" });
  };
  return <div onClickCapture={makeRoom}>{props.renderDefault(props)}</div>;
}
