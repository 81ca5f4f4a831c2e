import { useState } from "react";
import { ConfirmDialog, errorText, Problem } from "../../ui/parts.tsx";
import { List } from "../../ui/styles.ts";
import { type DryRun, dryRun, type ReadLine } from "../model/csv.ts";
import type { Row } from "../model/rows.ts";

type Props = {
  rows: readonly Row[];
  onTake: (changes: readonly ReadLine[]) => void;
  onClose: () => void;
};

/** Far more than a file of ten thousand prices. */
const MAX_BYTES = 5_000_000;

/** What importing a file would change, or why it cannot be read. */
async function readFile(file: File, rows: readonly Row[]): Promise<DryRun | string> {
  if (file.size > MAX_BYTES) return "That file is too large to be a price list.";
  return file
    .text()
    .then((text) => dryRun(text, rows))
    .catch(errorText);
}

/** Imports a file of prices: previews the changes and lists the lines that cannot be read. */
export function CsvDialog({ rows, onTake, onClose }: Props) {
  const [result, setResult] = useState<DryRun | string | null>(null);
  const run = typeof result === "string" ? null : result;
  const count = run?.changes.length ?? 0;
  return (
    <ConfirmDialog
      header="Import prices from a file"
      width={2}
      cancel="Close"
      action={{ text: `Put ${count} on the board`, tone: "primary", disabled: count === 0 }}
      onCancel={onClose}
      onConfirm={() => onTake(run?.changes ?? [])}
    >
      <List>
        <p>
          Export the prices, fill in the “New price” column, save as CSV and choose the file here.
          Nothing is published yet: the changes go onto the board for you to review.
        </p>
        <p>
          <input
            type="file"
            accept=".csv,text/csv"
            aria-label="File of prices"
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              setResult(file ? await readFile(file, rows) : null);
            }}
          />
        </p>
        <Problem>{typeof result === "string" && result}</Problem>
        {run && <DryRunResult run={run} />}
      </List>
    </ConfirmDialog>
  );
}

function DryRunResult({ run: { changes, unread, unchanged } }: { run: DryRun }) {
  return (
    <>
      <p role="status">
        <strong>
          {changes.length} to change, {unread.length} that cannot be read, {unchanged} without a new
          price.
        </strong>
      </p>
      {unread.length > 0 && (
        <table aria-label="Lines that cannot be read">
          <tbody>
            {unread.map(({ line, title, problem }) => (
              <tr key={line}>
                <th scope="row">Line {line}</th>
                <td>{title}</td>
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
