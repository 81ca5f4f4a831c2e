import { useEffect, useState } from "react";
import { each } from "@/components/each/each";
import { loadNames } from "../../client/quote/line-names.ts";
import type { TickedLine } from "../../quote/line.ts";
import { nameOf } from "../../quote/line.ts";
import { tickedTotal } from "../../quote/ticked-total.ts";

/** The lines of the docket, which open below its total. The header closes them (`menu-keys.tsx`). */
export function DocketLines({ lines }: { lines: readonly TickedLine[] }) {
  const [isOpen, setOpen] = useState(false);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const isUnnamed = isOpen && lines.some(({ key }) => !names.has(key));
  useEffect(() => {
    if (!isUnnamed) return;
    loadNames(lines)
      .then((loaded) => setNames((before) => new Map([...before, ...loaded])))
      .catch(() => {}); // Offline: the words of the keys remain.
  }, [isUnnamed, lines]);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="sr-only">The lines of your quote</span>
      </summary>
      <ul>
        {each(
          lines.map((line) => ({ ...line, name: names.get(line.key) ?? nameOf(line.key) })),
          (line) => (
            <li>
              {line.name} <b>{tickedTotal([line])}</b>
              <button type="button" data-remove={line.key} aria-label={`Remove ${line.name}`}>
                ×
              </button>
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
