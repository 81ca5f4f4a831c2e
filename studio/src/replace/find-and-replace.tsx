import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { SearchIcon } from "@sanity/icons/Search";
import { Button, Card } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useMemo, useState } from "react";
import { useCurrentUser, useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { styled } from "styled-components";
import { useLive, useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import {
  documentTitle,
  latestOf,
  publishedId,
  releaseOf,
  type WholeDocument,
} from "../dataset/versions.ts";
import { isAdministrator, isForAdministrators } from "../roles/roles.tsx";
import {
  Empty,
  pluralise,
  Reading,
  TextField,
  Tick,
  ToolHeader,
  useDebounced,
} from "../ui/parts.tsx";
import { Sheet } from "../ui/styles.ts";
import { useAttempt } from "../ui/use-task.ts";
import { find, type Hit } from "./find.ts";
import { replaceInDrafts } from "./replace.ts";

/** More hits than an editor would review before replacing them. */
const MAX_HITS = 1_000;

const NOTHING_TYPED = { text: "", isWhole: false, matchesCase: false, replacement: "" };

type Searched = WholeDocument & { _rev: string };

const readWhole = (client: SanityClient): Promise<Searched[]> =>
  client.fetch("*[_type in $types && _system.delete != true] | order(_type, _id)", {
    types: PUBLIC_TYPES,
  });

const Hits = styled.section`
  padding: 14px 16px 6px;
  h2 { font-size: 13px; font-weight: 650; margin: 0; }
  a { color: inherit; }
  ul { list-style: none; margin: 6px 0; padding: 0; }
  li label { display: flex; gap: 10px; padding: 6px 0; cursor: pointer; overflow-wrap: anywhere; }
  input { flex: none; margin-block-start: 1px !important; }
  mark { padding: 1px 3px; border-radius: 3px; background: var(--changed); color: inherit; }
`;

/** The tool “Find and replace”: finds a text in every document, and replaces the ticked places in drafts. */
export default function FindAndReplace() {
  const client = useRawClient();
  const schema = useSchema();
  const user = useCurrentUser();
  const toast = useToast();
  const attempt = useAttempt("Nothing was replaced");
  const [typed, setTyped] = useStored("tab", "replace/2", NOTHING_TYPED);
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [isWriting, setWriting] = useState(false);
  const live = useLive("replace", readWhole);
  const documents = useMemo(() => {
    const editable = (live.data ?? []).filter(
      ({ _id, _type }) => !releaseOf(_id) && (isAdministrator(user) || !isForAdministrators(_type)),
    );
    return latestOf(editable);
  }, [live.data, user]);
  const search = useDebounced(typed, 250);
  const hits = useMemo(
    () => find(documents, search, (name) => schema.get(name)),
    [documents, search, schema],
  );
  const isTooMuch = hits.length > MAX_HITS;
  const byDocument = Map.groupBy(isTooMuch ? [] : hits, ({ id }) => id);
  const ticked = isTooMuch ? [] : hits.filter(({ key }) => !unticked.includes(key));
  const change = (changed: Partial<typeof NOTHING_TYPED>) => {
    setTyped((before) => ({ ...before, ...changed }));
    if (changed.text !== undefined) setUnticked([]);
  };
  const tick = (key: string, isTicked: boolean) =>
    setUnticked((before) =>
      isTicked ? before.filter((other) => other !== key) : [...before, key],
    );
  const replace = async () => {
    setWriting(true);
    await attempt(async () => {
      await replaceInDrafts(client, documents, ticked, typed.replacement);
      await live.refresh();
      const title = `${pluralise(ticked.length, "place")} replaced in drafts`;
      toast.push({ status: "success", title, description: "Publish them under “Unpublished”." });
    });
    setWriting(false);
  };
  const option = (name: "isWhole" | "matchesCase", label: string) => (
    <Tick label={label} checked={typed[name]} onTick={(isTicked) => change({ [name]: isTicked })} />
  );
  const field = (name: "text" | "replacement", label: string) => (
    <div className="search">
      <TextField label={label} value={typed[name]} onWrite={(text) => change({ [name]: text })} />
    </div>
  );
  return (
    <Card height="fill">
      <Sheet>
        <ToolHeader title="Find and replace" />
        <div className="bar">
          {field("text", "Find")}
          {field("replacement", "Replace with")}
          {option("isWhole", "Whole words")}
          {option("matchesCase", "Match case")}
        </div>
        <div className="scroll">
          <Reading live={live} />
          {live.data && hits.length === 0 && (
            <Empty icon={SearchIcon}>
              {search.text
                ? `“${search.text}” is nowhere. Try fewer words, or untick “Whole words”.`
                : "Finds a text in every document. What you replace waits in drafts."}
            </Empty>
          )}
          {hits.length > 0 && (
            <p className="quiet" role="status" style={{ padding: "12px 16px 0" }}>
              {isTooMuch
                ? `${pluralise(hits.length, "place")}: too many to look through. Enter more of the text.`
                : `${pluralise(hits.length, "place")} in ${pluralise(byDocument.size, "document")}`}
            </p>
          )}
          {[...byDocument].map(([id, found]) => (
            <DocumentHits
              key={id}
              document={documents.find(({ _id }) => _id === id)}
              hits={found}
              isTicked={({ key }) => !unticked.includes(key)}
              onTick={tick}
            />
          ))}
        </div>
        {byDocument.size > 0 && (
          <div className="bar foot">
            <strong>{pluralise(ticked.length, "place")} ticked</strong>
            <span className="grow" />
            <Button
              text={`Replace ${pluralise(ticked.length, "place")} in drafts`}
              fontSize={1}
              disabled={ticked.length === 0 || isWriting || search !== typed}
              loading={isWriting}
              onClick={() => void replace()}
            />
          </div>
        )}
      </Sheet>
    </Card>
  );
}

type HitsProps = {
  document: WholeDocument | undefined;
  hits: readonly Hit[];
  isTicked: (hit: Hit) => boolean;
  onTick: (key: string, isTicked: boolean) => void;
};

/** The hits in one document, each in its sentence. */
function DocumentHits({ document, hits, isTicked, onTick }: HitsProps) {
  const schema = useSchema();
  if (!document) return null;
  const { _type: type } = document;
  const id = publishedId(document._id);
  return (
    <Hits data-document={id}>
      <h2>
        <IntentLink intent="edit" params={{ id, type }}>
          {documentTitle(document) ?? schema.get(type)?.title ?? id}
        </IntentLink>
      </h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.key}>
            <label>
              <input
                type="checkbox"
                checked={isTicked(hit)}
                onChange={({ currentTarget }) => onTick(hit.key, currentTarget.checked)}
              />
              <span>
                <span className="quiet">{hit.fields.join(" › ")}: </span>
                {hit.before}
                <mark>{hit.found}</mark>
                {hit.after}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Hits>
  );
}
