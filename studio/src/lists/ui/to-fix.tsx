import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { useEffect, useState } from "react";
import type { UserComponent } from "sanity/structure";
import { useLive } from "../../dataset/use-live.ts";
import { latestOf, publishedId, type WholeDocument } from "../../dataset/versions.ts";
import { Documents, FindingItem, Frame } from "../../ui/frame.tsx";
import { pluralise } from "../../ui/parts.tsx";
import type { Finding } from "../model/findings.ts";
import { useCheck } from "../use-check.ts";

const ASSET_TYPES = ["sanity.imageAsset", "sanity.fileAsset"];
const LIVE = { types: [...PUBLIC_TYPES, ...ASSET_TYPES], quietMs: 5_000 };

/** Documents and drafts in full; rules only ask whether an asset exists. */
const DOCUMENTS_QUERY = `[
  ...*[_type in $types && !(_id in path("versions.**"))],
  ...*[_type in $assets]{ _id, _type }
]`;

const readDocuments = (client: SanityClient): Promise<WholeDocument[]> =>
  client.fetch(DOCUMENTS_QUERY, { types: PUBLIC_TYPES, assets: ASSET_TYPES });

/** A document as it was checked, and its findings. */
type Checked = { document: WholeDocument; findings: readonly Finding[] };

const hasError = ({ findings }: Checked) => findings.some(({ isError }) => isError);

/** How often the list shows what has been found so far. */
const SHOW_MS = 500;

/** Validates every document, those that changed since the last time first, and shows findings as they arrive. */
function useChecked() {
  const createCheck = useCheck();
  const { data: documents, isAway } = useLive("to-fix", readDocuments, LIVE);
  const [checked, setChecked] = useState<readonly Checked[]>([]);
  const [isChecking, setChecking] = useState(true);
  const [known] = useState(() => new Map<string, Checked>());
  useEffect(() => {
    if (!documents) return;
    const controller = new AbortController();
    const check = createCheck(documents, controller.signal);
    const latest = latestOf(documents.filter(({ _type }) => PUBLIC_TYPES.includes(_type)));
    const batches = Map.groupBy(latest, ({ _id, _rev }) => {
      return known.get(publishedId(_id))?.document._rev === _rev;
    });
    const show = () => setChecked(latest.flatMap(({ _id }) => known.get(publishedId(_id)) ?? []));
    const checkAll = async () => {
      setChecking(true);
      // Together: each document is checked in the browser’s idle time, a part at a time.
      for (const isKnown of [false, true]) {
        await Promise.all(
          (batches.get(isKnown) ?? []).map(async (document) => {
            const findings = await check(document);
            known.set(publishedId(document._id), { document, findings });
          }),
        );
      }
      if (controller.signal.aborted) return;
      setChecking(false);
      show();
    };
    const timer = setInterval(show, SHOW_MS);
    // Aborted when a document changes: everything is checked again.
    void checkAll()
      .catch(() => {})
      .finally(() => clearInterval(timer));
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [documents, known, createCheck]);
  const wrong = checked
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => Number(hasError(b)) - Number(hasError(a)));
  return { isAway, data: documents && { wrong, isChecking } };
}

/**
 * The pane “To put right”: what the forms’ rules find in all documents, errors first. It validates while it is open.
 * Sanity shows the findings of one form only.
 */
export const ToFix: UserComponent = ({ childItemId }) => {
  return (
    <Frame
      live={useChecked()}
      lead={({ wrong, isChecking }) => (
        <p>
          {isChecking && "Still checking. "}
          {wrong.length > 0
            ? `${pluralise(wrong.length, "document")}. Red stops publishing; amber is advice.`
            : !isChecking && "Nothing is wrong or missing."}
        </p>
      )}
    >
      {({ wrong }) => (
        <Documents
          rows={wrong.map(({ document, findings }) => ({
            id: publishedId(document._id),
            type: document._type,
            path: findings[0]?.path,
            note: <Findings findings={findings} />,
          }))}
          open={childItemId}
        />
      )}
    </Frame>
  );
};

const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className="findings">
    {findings.map(({ label, message, isError }) => (
      <FindingItem key={`${label} ${message}`} isError={isError}>
        {/* Some messages already begin with the field's name. */}
        {label && !message.startsWith(label) && <b>{label}: </b>}
        {message}
      </FindingItem>
    ))}
  </ul>
);
