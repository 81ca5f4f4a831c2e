import { Card, Select } from "@sanity/ui";
import { useMemo } from "react";
import { useSchema, useSource } from "sanity";
import type { UserComponent } from "sanity/structure";
import { Reading } from "../../lists/ui/reading.tsx";
import { useLive } from "../../lists/use-live.ts";
import { useStored } from "../../price-board/hooks/use-stored.ts";
import { listsOf, type OrderedList } from "../model/ordered-lists.ts";
import { readOrdered } from "../model/publish.ts";
import { PLURALS } from "../words.ts";
import { List } from "./list.tsx";
import { Room } from "./styles.ts";

const NO_CHOICE = "";

/** The pane “Order on the site”: every list that the site shows by number, one at a time. */
const OrderPane: UserComponent = ({ childItemId }) => {
  const { projectId, dataset } = useSource();
  const schema = useSchema();
  const live = useLive("order", readOrdered);
  const { data, refresh } = live;
  const lists = useMemo(() => listsOf(data ?? []), [data]);
  const name = `order/1/${projectId}/${dataset}`;
  const [key, setKey] = useStored(sessionStorage, name, NO_CHOICE);
  const list = lists.find((one) => one.key === key) ?? lists[0];
  const pluralOf = (type: string) => PLURALS[type] ?? schema.get(type)?.title ?? type;
  const optionOf = ({ key, type, of }: OrderedList) => (
    <option key={key} value={key}>
      {of ?? pluralOf(type)}
    </option>
  );
  const parted = new Set(lists.filter(({ of }) => of !== null).map(({ type }) => type));
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
                {[...parted].map((type) => (
                  <optgroup key={type} label={pluralOf(type)}>
                    {lists.filter((one) => one.type === type).map(optionOf)}
                  </optgroup>
                ))}
              </Select>
              <p className="quiet">
                Drag by the handle. Visitors see the order when you publish it, all of it at once; a
                draft keeps its other changes to itself.
              </p>
            </div>
            <List key={list.key} list={list} openId={childItemId} refresh={refresh} />
          </>
        )}
      </Room>
    </Card>
  );
};

export default OrderPane;
