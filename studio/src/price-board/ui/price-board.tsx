import { DownloadIcon } from "@sanity/icons/Download";
import { UndoIcon } from "@sanity/icons/Undo";
import { UploadIcon } from "@sanity/icons/Upload";
import { Button, Card } from "@sanity/ui";
import { useMemo, useState } from "react";
import { download } from "../../ui/download.ts";
import { useBoard } from "../hooks/use-board.ts";
import { toCsv } from "../model/csv.ts";
import { EVERYTHING, type Listing, listed } from "../model/listing.ts";
import { NOTHING, write, writtenPrice } from "../model/pending.ts";
import { type Raise, raised } from "../model/rounding.ts";
import { CsvDialog } from "./csv-dialog.tsx";
import { PriceGrid } from "./price-grid.tsx";
import { RaiseBar } from "./raise-bar.tsx";
import { ResultDialog } from "./result-dialog.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { Sheet } from "./styles.ts";
import { Toolbar } from "./toolbar.tsx";
import { UndoDialog } from "./undo-dialog.tsx";
import { useSelection } from "./use-selection.ts";

const CSV = "text/csv;charset=utf-8";

type Open = "review" | "undo" | "csv" | null;

/** The tool “Prices”: every price on one screen, changed together and published at once. */
export default function PriceBoard() {
  const board = useBoard();
  const { rows, pending, setPending, changes, conflicts, last, result } = board;
  const [listing, setListing] = useState<Listing>(EVERYTHING);
  const [open, setOpen] = useState<Open>(null);
  const [pages, setPages] = useState<readonly string[] | null>(null);

  const shown = useMemo(
    () =>
      listed(rows, listing, {
        priceOf: (row) => writtenPrice(row, pending),
        isChanged: (row) => row.key in pending.prices || (row.isFirst && row.id in pending.quotes),
      }),
    [rows, listing, pending],
  );
  const keys = useMemo(() => shown.map(({ key }) => key), [shown]);
  const selection = useSelection(keys);
  const selected = useMemo(() => {
    const wanted = new Set(selection.keys);
    return shown.filter(({ key }) => wanted.has(key));
  }, [shown, selection.keys]);

  const sort = (by: Listing["sort"]["by"]) =>
    setListing((before) => {
      if (before.sort.by !== by) return { ...before, sort: { by, descending: false } };
      const isBack = before.sort.descending;
      return { ...before, sort: isBack ? EVERYTHING.sort : { by, descending: true } };
    });

  const raise = (change: Raise) =>
    setPending((before) =>
      selected.reduce((written, row) => {
        const price = writtenPrice(row, written);
        return write(written, row, { ...price, amount: raised(price.amount, change) });
      }, before),
    );

  const publish = async (paths: readonly string[] | null) => {
    await board.publishAll();
    setPages(paths);
    setOpen(null);
  };

  const undo = async () => {
    await board.undoLast();
    setOpen(null);
  };

  const date = new Date().toISOString().slice(0, 10);
  return (
    <Card height="fill">
      <Sheet>
        <div className="bar">
          <h1>Prices</h1>
          <span className="grow" />
          {last && (
            <Button
              icon={UndoIcon}
              text="Undo last publication"
              mode="bleed"
              fontSize={1}
              onClick={() => setOpen("undo")}
            />
          )}
          <Button
            icon={DownloadIcon}
            text="Export"
            mode="bleed"
            fontSize={1}
            onClick={() => download(new Blob([toCsv(shown)], { type: CSV }), `prices-${date}.csv`)}
          />
          <Button
            icon={UploadIcon}
            text="Import"
            mode="bleed"
            fontSize={1}
            onClick={() => setOpen("csv")}
          />
        </div>
        {board.isAway && (
          <div className="bar away" role="alert">
            The Content Lake cannot be reached. What you change is kept here; prices may be older
            than they look. The board catches up by itself.
          </div>
        )}
        <Toolbar
          listing={listing}
          onChange={(part) => setListing((before) => ({ ...before, ...part }))}
          rows={rows}
          shown={shown.length}
        />
        {selected.length > 0 && (
          <RaiseBar
            amounts={selected.map((row) => writtenPrice(row, pending).amount)}
            onRaise={raise}
            onClear={() => selection.set([])}
          />
        )}
        <div className="scroll">
          {board.isLoading ? (
            <p className="quiet" style={{ padding: 16 }}>
              Reading the prices…
            </p>
          ) : (
            <PriceGrid
              board={board}
              rows={shown}
              listing={listing}
              onSort={sort}
              selection={selection}
            />
          )}
        </div>
        {changes.length > 0 && (
          <div className="bar foot">
            <strong role="status">
              {changes.length} {changes.length === 1 ? "change" : "changes"}
              {conflicts.size > 0 && `, ${conflicts.size} to look at again`}
            </strong>
            <span className="grow" />
            <Button
              text="Discard all"
              mode="bleed"
              fontSize={1}
              onClick={() => setPending(NOTHING)}
            />
            <Button
              text="Review and publish"
              tone="positive"
              fontSize={1}
              onClick={() => setOpen("review")}
            />
          </div>
        )}
      </Sheet>
      {open === "review" && (
        <ReviewDialog board={board} onClose={() => setOpen(null)} onPublish={publish} />
      )}
      {open === "undo" && last && (
        <UndoDialog
          board={board}
          inverse={last.inverse}
          at={last.at}
          onUndo={undo}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "csv" && (
        <CsvDialog
          rows={rows}
          onClose={() => setOpen(null)}
          onTake={(lines) => {
            setPending((before) =>
              lines.reduce(
                (written, { row, amount }) =>
                  write(written, row, { ...writtenPrice(row, written), amount }),
                before,
              ),
            );
            setOpen(null);
          }}
        />
      )}
      {result && (
        <ResultDialog
          result={result}
          pages={pages}
          onClose={() => board.setResult(null)}
          onUndo={() => {
            board.setResult(null);
            setOpen("undo");
          }}
        />
      )}
    </Card>
  );
}
