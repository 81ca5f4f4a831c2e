import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { Select } from "@sanity/ui";
import { useCallback, useState } from "react";
import { useWorkspace, validateDocument } from "sanity";
import type { UserComponent } from "sanity/structure";
import type { WholeDocument } from "../../pages/changed-views.ts";
import { type Checked, checkAll, KINDS, type Kind, ofKind } from "../model/findings.ts";
import { memoryClient } from "../model/memory-client.ts";
import { useLive } from "../use-live.ts";
import { counted } from "../words.ts";
import { DocumentRow } from "./document-row.tsx";
import { Frame } from "./frame.tsx";

/** Reads every document and judges each by the rules of its form. */
function useChecked() {
  const workspace = useWorkspace();
  const read = useCallback(
    async (client: SanityClient): Promise<Checked[]> => {
      const [documents, assets] = await Promise.all([
        client.fetch<WholeDocument[]>(`*[_type in $types && !(_id in path("versions.**"))]`, {
          types: PUBLIC_TYPES,
        }),
        client.fetch<string[]>(`*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]._id`),
      ]);
      const ids = new Set([...documents.map(({ _id }) => _id), ...assets]);
      const memory = memoryClient(documents);
      return checkAll(
        documents,
        (document) =>
          validateDocument({
            // As the Content Lake holds it, with what that adds to each.
            document: document as Parameters<typeof validateDocument>[0]["document"],
            workspace,
            environment: "studio",
            getClient: () => memory,
            getDocumentExists: async ({ id }) => ids.has(id),
          }),
        (name) => workspace.schema.get(name),
      );
    },
    [workspace],
  );
  return useLive("to-mend", read);
}

const isKind = (value: string): value is Kind => value in KINDS;

/** The pane “To put right”: what the rules of every form have to say of every document. */
const ToMend: UserComponent = ({ childItemId }) => {
  const [kind, setKind] = useState<Kind | null>(null);
  const countOf = (checked: readonly Checked[], one: Kind | null) =>
    ofKind(checked, one).reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <Frame
      live={useChecked()}
      lead={(checked) =>
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
      {(checked) =>
        ofKind(checked, kind).map(({ id, type, findings }) => (
          <DocumentRow key={id} id={id} type={type} isOpen={id === childItemId}>
            <ul className="said">
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

export default ToMend;
