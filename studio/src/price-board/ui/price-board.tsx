import { DownloadIcon } from "@sanity/icons/Download";
import { SearchIcon } from "@sanity/icons/Search";
import { Button, Card } from "@sanity/ui";
import { useMemo, useState } from "react";
import { useStored } from "../../dataset/use-stored.ts";
import { inField } from "../../sydney.ts";
import { BarButton, csvOf, downloadCsv, Empty, pluralise, ToolHeader } from "../../ui/parts.tsx";
import { Sheet } from "../../ui/styles.ts";
import { type Raise, raisePrice } from "../model/amount.ts";
import { NOTHING, write, writtenPrice } from "../model/pending.ts";
import { type Row, shownPrice, whereOf } from "../model/rows.ts";
import { useBoard } from "../use-board.ts";
import { EVERYTHING, listRows, RaiseBar, Toolbar } from "./bars.tsx";
import { PriceTable, useSelection } from "./price-table.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

const CSV_COLUMNS = ["Group", "Title", "Price of", "Price", "Charged per", "From"];

const toCsv = (rows: readonly Row[]) =>
  csvOf(
    CSV_COLUMNS,
    rows.map((row) => {
      const { amount, unit, from } = shownPrice(row);
      return [row.group, row.title, whereOf(row), amount, unit, from ? "from" : ""];
    }),
  );

/** The tool “Prices”: every price on one screen, changed together and published at once. */
export default function PriceBoard() {
  const board = useBoard();
  const { rows, pending, setPending, changes, left } = board;
  const [listing, setListing] = useStored("tab", "price-board/listing/2", EVERYTHING);
  const [isReviewing, setReviewing] = useState(false);

  const shown = useMemo(
    () =>
      listRows(rows, listing, {
        priceOf: (row) => writtenPrice(row, pending),
        isChanged: (row) => row.key in pending,
      }),
    [rows, listing, pending],
  );
  const keys = useMemo(() => shown.map(({ key }) => key), [shown]);
  const selection = useSelection(keys);
  const selected = shown.filter(({ key }) => selection.has(key));

  const raise = (change: Raise) =>
    setPending((before) =>
      selected.reduce((edits, row) => {
        const price = writtenPrice(row, edits);
        return write(edits, row, { ...price, amount: raisePrice(price.amount, change) });
      }, before),
    );

  const clear = () => setListing(({ sort }) => ({ ...EVERYTHING, sort }));
  const date = inField(new Date()).slice(0, 10);
  return (
    <Card height="fill">
      <Sheet>
        <ToolHeader title="Prices">
          <BarButton
            icon={DownloadIcon}
            text="Export CSV"
            onClick={() => downloadCsv(toCsv(shown), `prices-${date}.csv`)}
          />
        </ToolHeader>
        {board.isAway && (
          <div className="bar away" role="alert">
            The Content Lake cannot be reached. What you change stays here; prices may be out of
            date. The board updates by itself.
          </div>
        )}
        <Toolbar
          listing={listing}
          onChange={(part) => setListing((before) => ({ ...before, ...part }))}
          rows={rows}
          shown={shown.length}
        />
        <div className="scroll">
          {board.isLoading ? (
            <p className="quiet" style={{ padding: 16 }}>
              Reading the prices…
            </p>
          ) : shown.length === 0 ? (
            <Empty icon={SearchIcon}>
              No price matches. <BarButton text="Clear filters" onClick={clear} />
            </Empty>
          ) : (
            <PriceTable
              board={board}
              rows={shown}
              sort={listing.sort}
              onSort={(sort) => setListing((before) => ({ ...before, sort }))}
              selection={selection}
            />
          )}
        </div>
        {selected.length > 0 && (
          <RaiseBar
            amounts={selected.map((row) => writtenPrice(row, pending).amount)}
            onRaise={raise}
            onClear={() => selection.set([])}
          />
        )}
        {changes.length > 0 && (
          <div className="bar foot">
            <strong role="status">
              {pluralise(changes.length, "change")}
              {left.length > 0 && `, ${left.length} to look at again`}
            </strong>
            <span className="grow" />
            <BarButton text="Discard all" onClick={() => setPending(NOTHING)} />
            <Button text="Review and publish" fontSize={1} onClick={() => setReviewing(true)} />
          </div>
        )}
      </Sheet>
      {isReviewing && <PublishDialog board={board} onClose={() => setReviewing(false)} />}
    </Card>
  );
}
