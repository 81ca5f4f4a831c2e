import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { Select } from "@sanity/ui";
import { useCallback, useState } from "react";
import { useWorkspace, validateDocument } from "sanity";
import type { UserComponent } from "sanity/structure";
import type { Since } from "../../lake/follow.ts";
import { memoryClient } from "../../lake/memory-client.ts";
import { useLive } from "../../lake/use-live.ts";
import type { WholeDocument } from "../../pages/changed-views.ts";
import { counted } from "../../words.ts";
import { type Checked, checkAll, KINDS, type Kind, ofKind } from "../model/findings.ts";
import { DocumentRow } from "./document-row.tsx";
import { Frame } from "./frame.tsx";

/** What was read, by id: documents whole, pictures and files by their name alone. */
type Known = { documents: ReadonlyMap<string, WholeDocument>; checked: Checked[] };

const ASSET_TYPES = ["sanity.imageAsset", "sanity.fileAsset"];
const LIVE = { types: [...PUBLIC_TYPES, ...ASSET_TYPES], quietMs: 5_000 };

/** Documents and drafts, or those of some ids. */
const documentsQuery = (filter = "true") => `[
  ...*[_type in $types && !(_id in path("versions.**")) && ${filter}],
  ...*[_type in $assetTypes && ${filter}]{ _id, _type }
]`;

async function readDocuments(client: SanityClient, since?: Since<Known>) {
  const params = { types: PUBLIC_TYPES, assetTypes: ASSET_TYPES };
  const documents = new Map(since?.data.documents);
  for (const id of since?.changed ?? []) documents.delete(id);
  const found = since
    ? client.fetch<WholeDocument[]>(documentsQuery("_id in $ids"), {
        ...params,
        ids: since.changed,
      })
    : client.fetch<WholeDocument[]>(documentsQuery(), params);
  for (const document of await found) documents.set(document._id, document);
  return documents;
}

/**
 * Every document checked by the rules of its form; once read, only what changes is read again.
 *
 * `validateDocument` is beta. If it goes, leave this pane out: each form checks its own document.
 */
function useChecked() {
  const workspace = useWorkspace();
  const read = useCallback(
    async (client: SanityClient, since?: Since<Known>): Promise<Known> => {
      const documents = await readDocuments(client, since);
      const memory = memoryClient([...documents.values()]);
      const checked = await checkAll(
        [...documents.values()].filter(({ _type }) => PUBLIC_TYPES.includes(_type)),
        (document) =>
          validateDocument({
            // As the Content Lake holds it, with what that adds to each.
            document: document as Parameters<typeof validateDocument>[0]["document"],
            workspace,
            environment: "studio",
            getClient: () => memory,
            getDocumentExists: async ({ id }) => documents.has(id),
          }),
        (name) => workspace.schema.get(name),
      );
      return { documents, checked };
    },
    [workspace],
  );
  return useLive("to-fix", read, LIVE);
}

const isKind = (value: string): value is Kind => value in KINDS;

/** The pane “To put right”: what the rules of every form have to say of every document. */
const ToFix: UserComponent = ({ childItemId }) => {
  const [kind, setKind] = useState<Kind | null>(null);
  const countOf = (checked: readonly Checked[], one: Kind | null) =>
    ofKind(checked, one).reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <Frame
      live={useChecked()}
      lead={({ checked }) =>
        checked.length === 0 ? (
          "Nothing is wrong or missing."
        ) : (
          <>
            <p>
              {counted(ofKind(checked, kind).length, "document")}. Red stops publishing; amber is
              advice.
            </p>
            <Select
              aria-label="What to list"
              fontSize={1}
              value={kind ?? ""}
              onChange={({ currentTarget: { value } }) => setKind(isKind(value) ? value : null)}
            >
              <option value="">Everything ({countOf(checked, null)})</option>
              {Object.entries(KINDS).map(([value, title]) =>
                isKind(value) && countOf(checked, value) > 0 ? (
                  <option key={value} value={value}>
                    {title} ({countOf(checked, value)})
                  </option>
                ) : null,
              )}
            </Select>
          </>
        )
      }
    >
      {({ checked }) =>
        ofKind(checked, kind).map(({ id, type, findings }) => (
          <DocumentRow key={id} id={id} type={type} isOpen={id === childItemId}>
            <ul className="findings">
              {findings.map(({ label, message, isError }) => (
                <li key={`${label} ${message}`} className={isError ? "is-error" : undefined}>
                  {/* Some sentences begin with the field's name themselves. */}
                  {label && !message.startsWith(label) && <b>{label}: </b>}
                  {message}
                </li>
              ))}
            </ul>
          </DocumentRow>
        ))
      }
    </Frame>
  );
};

export default ToFix;
