import { UndoIcon } from "@sanity/icons/Undo";
import { Button } from "@sanity/ui";
import { useState } from "react";
import { counted } from "../../lists/words.ts";
import type { OrderedList } from "../model/ordered-lists.ts";
import { type Order, useOrder } from "../use-order.ts";
import { Rows } from "./rows.tsx";

type Props = {
  list: OrderedList;
  openId: string | undefined;
  refresh: () => Promise<unknown>;
};

/** What is said of the list when something was done with it. */
function said({ result, isPending, changes }: Order): string {
  if (result?.kind === "failed") {
    return "Not published: the Content Lake did not answer, or did not agree. Your moves are kept here.";
  }
  if (result?.kind === "refused") return "Nothing was published: somebody was faster.";
  if (isPending) return `Not published yet: ${counted(changes, "place")} to change.`;
  if (!result) return "";
  const published = "Published: visitors see this order now.";
  return result.paused.length > 0
    ? `${published} ${counted(result.paused.length, "scheduled change")} had to be paused: schedule it again under “Scheduled”.`
    : published;
}

/** One list: its rows, what somebody else did to it meanwhile, and what becomes of the moves. */
export function List({ list, openId, refresh }: Props) {
  const order = useOrder(list, refresh);
  const [spoken, setSpoken] = useState("");
  const move = (from: number, to: number) => {
    order.move(from, to);
    const title = order.entries[from]?.title ?? "";
    setSpoken(`${title}: place ${to + 1} of ${order.entries.length}. Not published yet.`);
  };
  const undo = () => {
    order.undo?.();
    setSpoken("The last move is taken back.");
  };
  return (
    <>
      {order.isContested && (
        <div className="clash" role="alert">
          <p>
            Somebody changed this order after your first move. Below is yours; nothing is published
            until you choose.
          </p>
          <Button fontSize={1} mode="ghost" text="Take theirs" onClick={order.takeTheirs} />
          <Button fontSize={1} mode="ghost" text="Keep mine" onClick={order.keepMine} />
        </div>
      )}
      <div className="scroll">
        <Rows entries={order.entries} openId={openId} onMove={move} />
      </div>
      <div className="spoken" aria-live="polite">
        {spoken}
      </div>
      <div className="foot">
        <span
          role="status"
          className="grow"
          data-failed={(order.result && order.result.kind !== "published") || undefined}
        >
          {said(order)}
        </span>
        <Button
          icon={UndoIcon}
          text="Undo"
          aria-label="Undo last move"
          mode="bleed"
          fontSize={1}
          disabled={!order.undo || order.isPublishing}
          onClick={undo}
        />
        <Button
          text={order.isPublishing ? "Publishing…" : "Publish order"}
          tone="positive"
          fontSize={1}
          disabled={!order.isPending || order.isContested || order.isPublishing}
          onClick={() => void order.publish()}
        />
      </div>
    </>
  );
}
