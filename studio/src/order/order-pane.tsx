import { UndoIcon } from "@sanity/icons/Undo";
import { Card, Select } from "@sanity/ui";
import { useMemo, useState } from "react";
import { useSchema } from "sanity";
import type { UserComponent } from "sanity/structure";
import { useLive, useRawClient } from "../lake/use-live.ts";
import { pausedText } from "../ui/outcome.tsx";
import { BarButton, Reading } from "../ui/parts.tsx";
import {
  listsOf,
  type Move,
  moveInList,
  type OrderedList,
  PLURALS,
  readOrdered,
  withMove,
} from "./order.ts";
import { Room, Rows } from "./rows.tsx";

/** The pane “Order on the site”: every list that the site sorts by number, one at a time. */
export const OrderOnSite: UserComponent = ({ childItemId }) => {
  const schema = useSchema();
  const live = useLive("order", readOrdered);
  const { data, refresh } = live;
  const lists = useMemo(() => listsOf(data ?? []), [data]);
  const [key, setKey] = useState("");
  const list = lists.find((one) => one.key === key) ?? lists[0];
  const pluralOf = (type: string) => PLURALS[type] ?? schema.get(type)?.title ?? type;
  const optionOf = ({ key, type, of }: OrderedList) => (
    <option key={key} value={key}>
      {of ?? pluralOf(type)}
    </option>
  );
  const grouped = new Set(lists.filter(({ of }) => of !== null).map(({ type }) => type));
  return (
    <Card height="fill" overflow="hidden">
      <Room>
        <Reading live={live} />
        {list && (
          <>
            <div className="lead">
              <Select
                aria-label="What to order"
                fontSize={1}
                value={list.key}
                onChange={({ currentTarget: { value } }) => setKey(value)}
              >
                {lists.filter(({ of }) => of === null).map(optionOf)}
                {[...grouped].map((type) => (
                  <optgroup key={type} label={pluralOf(type)}>
                    {lists.filter((one) => one.type === type).map(optionOf)}
                  </optgroup>
                ))}
              </Select>
              <p>
                Drag by the handle, or press the arrows. Visitors see each move at once; a draft
                keeps its other changes to itself.
              </p>
            </div>
            <List key={list.key} list={list} openId={childItemId} refresh={refresh} />
          </>
        )}
      </Room>
    </Card>
  );
};

type ListProps = {
  list: OrderedList;
  openId: string | undefined;
  refresh: () => Promise<unknown>;
};

/** One list: its rows, the outcome of the last move, and the undo button. */
function List({ list: { key, entries }, openId, refresh }: ListProps) {
  const client = useRawClient();
  /** The move that is being written. */
  const [current, setCurrent] = useState<Move>();
  const [history, setHistory] = useState<readonly Move[]>([]);
  const [status, setStatus] = useState("");
  const ids = entries.map(({ id }) => id);

  const move = async (next: Move, before: readonly Move[]) => {
    if (current) return;
    setCurrent(next);
    const title = entries[next.from]?.title;
    try {
      const result = await moveInList(client, key, ids, next);
      await refresh();
      // Once another editor has changed the list, earlier moves can no longer be undone.
      setHistory(result ? before : []);
      setStatus(
        !result
          ? "Not moved: someone changed this list just now. Here it is as it stands."
          : result.paused.length > 0
            ? `Moved. ${pausedText(result.paused)}`
            : `${title}: place ${next.to + 1} of ${ids.length}. Visitors see it now.`,
      );
    } catch {
      setStatus("Not moved: the Content Lake didn’t respond, or refused the change.");
    }
    setCurrent(undefined);
  };

  const last = history.at(-1);
  return (
    <>
      <div className="scroll">
        <Rows
          entries={current ? withMove(entries, current) : entries}
          openId={openId}
          onMove={(next) => void move(next, [...history, next])}
        />
      </div>
      <div className="foot">
        <span role="status" className="grow">
          {status}
        </span>
        <BarButton
          icon={UndoIcon}
          text="Undo"
          aria-label="Undo last move"
          disabled={!last || current !== undefined}
          onClick={() => last && void move({ from: last.to, to: last.from }, history.slice(0, -1))}
        />
      </div>
    </>
  );
}
