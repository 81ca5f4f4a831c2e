import { SearchIcon } from "@sanity/icons/Search";
import { UndoIcon } from "@sanity/icons/Undo";
import { Button, Card } from "@sanity/ui";
import { type FormEvent, useMemo, useState } from "react";
import { useCurrentUser, useSchema } from "sanity";
import useSWR from "swr";
import { useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import type { WholeDocument } from "../dataset/versions.ts";
import { pagesOfChanges } from "../pages/changes.ts";
import { useFindPages } from "../pages/find-pages.ts";
import { Estimate } from "../pages/pages.tsx";
import { isStaff } from "../roles/roles.tsx";
import {
  BarButton,
  counted,
  Empty,
  Pick,
  Reading,
  TextField,
  Tick,
  ToolHeader,
} from "../ui/parts.tsx";
import { Sheet } from "../ui/styles.ts";
import { find, type Hit } from "./find.ts";
import { HitList } from "./hit-list.tsx";
import { changesOf, type Replacement, rewrites } from "./replace.ts";
import { ReplaceDialog, UndoDialog } from "./replace-dialog.tsx";
import { type Typed, useDocuments, useTyped } from "./use-search.ts";

/** More hits than an editor would review before replacing them. */
const MAX_HITS = 1_000;

const MODES = [
  ["drafts", "In drafts"],
  ["publish", "On the site, at once"],
] as const;

/** The pages that show the hits, by document id. `isExact` is false if the site could not be asked. */
export type HitPages = { byId: ReadonlyMap<string, readonly string[]>; isExact: boolean };

/** Finds the pages that show the hits; they are the same for any replacement. */
function usePages(documents: readonly WholeDocument[], hits: readonly Hit[]): HitPages | undefined {
  const findPages = useFindPages();
  const keys = hits.map(({ key }) => key);
  const { data } = useSWR(hits.length > 0 ? ["replace/pages", keys] : null, async () => {
    const changes = changesOf(documents, rewrites(hits, "…"));
    const { paths, isExact } = await pagesOfChanges(findPages, changes);
    const byId = new Map(changes.map(({ before }, index) => [before._id, paths[index] ?? []]));
    return { byId, isExact };
  });
  return data;
}

const choicesOf = (values: readonly string[], labelOf = (value: string) => value) =>
  [...new Set(values)].sort().map((value) => [value, labelOf(value)] as const);

/** The tool “Find and replace”: searches every document and shows each hit in its sentence. */
export default function FindAndReplace() {
  const client = useRawClient();
  const schema = useSchema();
  const mayPublish = isStaff(useCurrentUser());
  const { projectId, dataset } = client.config();
  const [typed, setTyped] = useTyped();
  const { input, search, replacement, mode, type, field } = typed;
  const change = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
  const unticked = new Set(typed.unticked);
  const [open, setOpen] = useState<"replace" | "undo" | null>(null);
  const [last, setLast] = useStored<Replacement | null>(
    "browser",
    `replace/1/${projectId}/${dataset}`,
    null,
  );

  const { live, documents } = useDocuments(mode);
  const found = useMemo(
    () => find(documents, search, (name) => schema.get(name)),
    [documents, search, schema],
  );
  const ofType = found.filter((hit) => !type || hit.type === type);
  const hits = ofType.filter(({ fields }) => !field || fields.at(-1) === field);
  const isTooMuch = hits.length > MAX_HITS;
  const shown = isTooMuch ? [] : hits;
  const pages = usePages(documents, shown);
  const ticked = shown.filter(({ key }) => !unticked.has(key));
  const texts = rewrites(ticked, replacement, search.matchesCase);
  const byDocument = Map.groupBy(shown, ({ id }) => id);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ search: input, unticked: [], type: "", field: "" });
  };
  const tick = (changed: readonly Hit[], isTicked: boolean) =>
    setTyped((before) => {
      const keys = new Set(changed.map(({ key }) => key));
      const others = before.unticked.filter((key) => !keys.has(key));
      return { ...before, unticked: isTicked ? others : [...others, ...keys] };
    });
  const option = (name: "isWhole" | "matchesCase", label: string) => (
    <Tick
      label={label}
      checked={input[name]}
      onTick={(isTicked) => change({ input: { ...input, [name]: isTicked } })}
    />
  );

  return (
    <Card height="fill">
      <Sheet>
        <ToolHeader title="Find and replace">
          {last && (
            <BarButton
              icon={UndoIcon}
              text="Undo last replacement"
              onClick={() => setOpen("undo")}
            />
          )}
        </ToolHeader>
        <form className="bar" onSubmit={submit}>
          <div className="search">
            <TextField
              label="Find"
              value={input.text}
              onWrite={(text) => change({ input: { ...input, text } })}
            />
          </div>
          {option("isWhole", "Whole words")}
          {option("matchesCase", "Match case")}
          <Button type="submit" text="Find" fontSize={1} disabled={input.text.trim() === ""} />
        </form>
        {search.text && (
          <div className="bar">
            <div className="search">
              <TextField
                label="Replace with"
                value={replacement}
                onWrite={(text) => change({ replacement: text })}
              />
            </div>
            <Pick
              label="Type of document"
              value={type}
              options={[
                ["", "Every type"],
                ...choicesOf(
                  found.map((hit) => hit.type),
                  (name) => schema.get(name)?.title ?? name,
                ),
              ]}
              onPick={(value) => change({ type: value, field: "" })}
            />
            <Pick
              label="Field"
              value={field}
              options={[
                ["", "Every field"],
                ...choicesOf(ofType.map(({ fields }) => fields.at(-1) ?? "")),
              ]}
              onPick={(value) => change({ field: value })}
            />
            {mayPublish && (
              <Pick
                label="Replace where"
                value={mode}
                options={MODES}
                onPick={(value) => change({ mode: value })}
              />
            )}
          </div>
        )}
        <div className="scroll">
          <Reading live={live} />
          {live.data && hits.length === 0 && (
            <Empty icon={SearchIcon}>
              {search.text
                ? `“${search.text}” is nowhere. Try fewer words, or untick “Whole words”.`
                : "Finds a text in every document, and shows each place before you replace it."}
            </Empty>
          )}
          {hits.length > 0 && (
            <p className="quiet" role="status" style={{ padding: "12px 16px 0" }}>
              {isTooMuch
                ? `${counted(hits.length, "place")}: too many to look through. Enter more of the text, or choose a type or a field.`
                : `${counted(hits.length, "place")} in ${counted(byDocument.size, "document")}`}
            </p>
          )}
          {pages && !pages.isExact && (
            <div style={{ padding: "12px 16px 0" }}>
              <Estimate />
            </div>
          )}
          {documents.map((document) => {
            const documentHits = byDocument.get(document._id);
            return documentHits ? (
              <HitList
                key={document._id}
                document={document}
                hits={documentHits}
                replacement={replacement}
                matchesCase={search.matchesCase}
                pages={pages?.byId.get(document._id)}
                isTicked={({ key }) => !unticked.has(key)}
                onTick={tick}
              />
            ) : null;
          })}
        </div>
        {shown.length > 0 && (
          <div className="bar foot">
            <strong>{counted(ticked.length, "place")} ticked</strong>
            <span className="grow" />
            <Button
              text="Review and replace"
              fontSize={1}
              disabled={texts.length === 0}
              onClick={() => setOpen("replace")}
            />
          </div>
        )}
      </Sheet>
      {open === "replace" && (
        <ReplaceDialog
          documents={documents}
          texts={texts}
          count={ticked.length}
          pages={pages}
          mode={mode}
          onWritten={setLast}
          onUndo={() => setOpen("undo")}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "undo" && last && (
        <UndoDialog last={last} onUndone={() => setLast(null)} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
