import { formatPrice } from "@currawong/schemas/price";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { Box, Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useMemo, useState } from "react";
import { useCurrentUser } from "sanity";
import type { UserComponent } from "sanity/structure";
import useSWR from "swr";
import { BY_IDENTITY, useLive, useRawClient } from "../../dataset/use-live.ts";
import { draftId, type WholeDocument } from "../../dataset/versions.ts";
import { NOTHING, settle } from "../../price-board/model/pending.ts";
import { publish } from "../../price-board/model/publish.ts";
import { allRows, type PricedDocument, shownPrice } from "../../price-board/model/rows.ts";
import { isStaff } from "../../roles/roles.tsx";
import { Documents, FindingItem, Frame, type Row } from "../../ui/frame.tsx";
import { counted, Pick } from "../../ui/parts.tsx";
import { useAttempt } from "../../ui/use-task.ts";
import {
  type Checked,
  checkInTurn,
  type Found,
  KINDS,
  lacking,
  ofKind,
} from "../model/findings.ts";
import { useCheck } from "../use-check.ts";

const ASSET_TYPES = ["sanity.imageAsset", "sanity.fileAsset"];
const LIVE = { types: [...PUBLIC_TYPES, ...ASSET_TYPES], quietMs: 5_000 };

const REVISIONS_QUERY = `*[_type in $types && !(_id in path("versions.**"))]{ _id, _type, _rev }`;

/** Documents that have been read in full, by id. */
const cache = new Map<string, WholeDocument>();

/** Documents and drafts in full, assets by id, type and revision only. Unchanged ones are cached. */
async function readDocuments(client: SanityClient): Promise<WholeDocument[]> {
  const all = await client.fetch<WholeDocument[]>(REVISIONS_QUERY, { types: LIVE.types });
  const ids = all
    .filter((document) => isPublic(document) && cache.get(document._id)?._rev !== document._rev)
    .map(({ _id }) => _id);
  const changed = await client.fetch<WholeDocument[]>("*[_id in $ids]", { ids });
  for (const document of changed) cache.set(document._id, document);
  return all.map((document) => cache.get(document._id) ?? document);
}

const NONE: Found = new Map();

/** Validates every document. This takes a while, so findings are shown as they arrive. */
export function useChecked() {
  const createCheck = useCheck();
  const live = useLive("to-fix", readDocuments, LIVE);
  const { data: documents } = live;
  // Outlives the pane, like the documents.
  const { data: found = NONE, mutate } = useSWR<Found>("to-fix/found", null, BY_IDENTITY);
  const [known] = useState(() => new Map(found));
  useEffect(() => {
    if (!documents) return;
    const controller = new AbortController();
    const show = () => void mutate(new Map(known), { revalidate: false });
    const timer = setInterval(show, 500);
    checkInTurn(documents.filter(isPublic), known, createCheck(documents, controller.signal))
      // Aborted when a document changes: everything is checked again.
      .catch(() => {})
      .finally(() => {
        clearInterval(timer);
        show();
      });
    return () => controller.abort();
  }, [documents, known, createCheck, mutate]);
  const data = useMemo(
    () => documents && lacking(documents.filter(isPublic), found),
    [documents, found],
  );
  return { ...live, data };
}

const isPublic = ({ _type }: WholeDocument) => PUBLIC_TYPES.includes(_type);

/** What is wrong in a document: red stops publishing, amber is advice. The form opens at the first. */
export const findingRow = ({ id, type, findings }: Checked): Row => ({
  id,
  type,
  path: findings[0]?.path,
  action: findings.some(({ kind }) => kind === "price") && <KeepPrice id={id} />,
  note: (
    <ul className="findings">
      {findings.map(({ label, message, isError }) => (
        <FindingItem key={`${label} ${message}`} isError={isError}>
          {/* Some messages already begin with the field's name. */}
          {label && !message.startsWith(label) && <b>{label}: </b>}
          {message}
        </FindingItem>
      ))}
    </ul>
  ),
});

/** Settles a price for which other figures are quoted: what visitors see stays, and the figures are dropped. */
function KeepPrice({ id }: { id: string }) {
  const client = useRawClient();
  const toast = useToast();
  const attempt = useAttempt("Not settled");
  const mayPublish = isStaff(useCurrentUser());
  // Documents in the cache have all their fields.
  const versions = [id, draftId(id)].flatMap((one) => cache.get(one) ?? []) as PricedDocument[];
  const row = allRows(versions).find(({ quoted }) => quoted);
  if (!row || !mayPublish) return null;
  const price = formatPrice(shownPrice(row));
  const keep = async () => {
    const { kind } = await publish(client, settle(NOTHING, row, shownPrice(row)));
    if (kind === "refused") throw new Error("Someone changed it just now. Look at it first.");
    toast.push({ status: "success", title: `Settled: ${price}` });
  };
  return (
    <Box paddingX={4} paddingBottom={3}>
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text={`Keep ${price}`}
        onClick={() => void attempt(keep)}
      />
    </Box>
  );
}

/** The pane “To put right”: the validation findings of every document. */
export const ToFix: UserComponent = ({ childItemId }) => {
  const [kind, setKind] = useState("");
  const options = (checked: readonly Checked[]) =>
    Object.entries({ "": "Everything", ...KINDS }).flatMap(([value, title]) => {
      const count = ofKind(checked, value).reduce((sum, { findings }) => sum + findings.length, 0);
      return count > 0 ? [[value, `${title} (${count})`] as const] : [];
    });
  return (
    <Frame
      live={useChecked()}
      lead={({ checked, left }) => (
        <>
          <p>
            {left > 0 && "Still checking. "}
            {checked.length > 0 &&
              `${counted(ofKind(checked, kind).length, "document")}. Red stops publishing; amber is advice.`}
            {checked.length + left === 0 && "Nothing is wrong or missing."}
          </p>
          {checked.length > 0 && (
            <Pick label="What to list" value={kind} options={options(checked)} onPick={setKind} />
          )}
          {kind === "price" && <p>To use another figure, choose “To settle” in Prices.</p>}
        </>
      )}
    >
      {({ checked }) => (
        <Documents rows={ofKind(checked, kind).map(findingRow)} open={childItemId} />
      )}
    </Frame>
  );
};
