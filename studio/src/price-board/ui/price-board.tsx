import { DownloadIcon } from "@sanity/icons/Download";
import { SearchIcon } from "@sanity/icons/Search";
import { UndoIcon } from "@sanity/icons/Undo";
import { UploadIcon } from "@sanity/icons/Upload";
import { Button, Card } from "@sanity/ui";
import { useMemo, useState } from "react";
import { useStored } from "../../dataset/use-stored.ts";
import { inField } from "../../sydney.ts";
import { BarButton, counted, downloadCsv, Empty, ToolHeader } from "../../ui/parts.tsx";
import { Sheet } from "../../ui/styles.ts";
import { type Raise, raised } from "../model/amount.ts";
import { toCsv } from "../model/csv.ts";
import { NOTHING, writeAmounts, writtenPrice } from "../model/pending.ts";
import type { Publication } from "../model/publish.ts";
import { useBoard } from "../use-board.ts";
import { EVERYTHING, type Listing, listed, RaiseBar, Toolbar } from "./bars.tsx";
import { CsvDialog } from "./csv-dialog.tsx";
import { PriceTable, useSelection } from "./price-table.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

/** The open dialog: the review, the import, or the publication to undo. */
type Open = "review" | "csv" | Publication | null;

/** The tool “Prices”: every price on one screen, changed together and published at once. */
export default function PriceBoard() {
  const board = useBoard();
  const { rows, pending, setPending, changes, conflicts, last } = board;
  const [listing, setListing] = useStored("tab", "price-board/listing/1", EVERYTHING);
  const [open, setOpen] = useState<Open>(null);

  const shown = useMemo(
    () =>
      listed(rows, listing, {
        priceOf: (row) => writtenPrice(row, pending),
        isChanged: (row) => row.key in pending,
      }),
    [rows, listing, pending],
  );
  const keys = useMemo(() => shown.map(({ key }) => key), [shown]);
  const selection = useSelection(keys);
  const selected = shown.filter(({ key }) => selection.has(key));

  const sort = (by: Listing["sort"]["by"]) =>
    setListing((before) => {
      if (before.sort.by !== by) return { ...before, sort: { by, descending: false } };
      const isThirdClick = before.sort.descending;
      return { ...before, sort: isThirdClick ? EVERYTHING.sort : { by, descending: true } };
    });

  const raise = (change: Raise) =>
    setPending((before) =>
      writeAmounts(
        before,
        selected.map((row) => ({ row, amount: raised(writtenPrice(row, before).amount, change) })),
      ),
    );

  const clear = () => setListing(({ sort }) => ({ ...EVERYTHING, sort }));
  const date = inField(new Date()).slice(0, 10);
  return (
    <Card height="fill">
      <Sheet>
        <ToolHeader title="Prices">
          {last && (
            <BarButton icon={UndoIcon} text="Undo last publication" onClick={() => setOpen(last)} />
          )}
          <BarButton
            icon={DownloadIcon}
            text="Export CSV"
            onClick={() => downloadCsv(toCsv(shown), `prices-${date}.csv`)}
          />
          <BarButton icon={UploadIcon} text="Import CSV" onClick={() => setOpen("csv")} />
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
              onSort={sort}
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
              {counted(changes.length, "change")}
              {conflicts.length > 0 && `, ${conflicts.length} to look at again`}
            </strong>
            <span className="grow" />
            <BarButton text="Discard all" onClick={() => setPending(NOTHING)} />
            <Button text="Review and publish" fontSize={1} onClick={() => setOpen("review")} />
          </div>
        )}
      </Sheet>
      {open && open !== "csv" && (
        <PublishDialog
          key={open === "review" ? open : open.at}
          board={board}
          edits={open === "review" ? pending : open.inverse}
          undoes={open === "review" ? undefined : open.at}
          onUndo={() => setOpen(last)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "csv" && (
        <CsvDialog
          rows={rows}
          onClose={() => setOpen(null)}
          onTake={(lines) => {
            setPending((before) => writeAmounts(before, lines));
            setOpen(null);
          }}
        />
      )}
    </Card>
  );
}
