import { addressFields } from "@currawong/schemas/fragments";
import { type Addressable, addressesOf } from "@currawong/schemas/paths";
import { Spinner, Stack } from "@sanity/ui";
import { useState } from "react";
import { useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import useSWR from "swr";
import { usePublishedClient, useRawClient } from "../dataset/use-live.ts";
import { publishedId, type WholeDocument } from "../dataset/versions.ts";
import { addRedirects, readAddresses } from "../redirects/redirects.tsx";
import { ConfirmDialog, Problem, Small } from "../ui/parts.tsx";
import { useTask } from "../ui/use-task.ts";
import { documentsNeeding } from "./needing.ts";
import { PageField } from "./page-field.tsx";

/** The longest page address that begins another one: `/services` for `/services/x`. */
const parentOf = (path: string, pages: readonly { path: string }[]) =>
  pages
    .filter((page) => path.startsWith(`${page.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

type Props = {
  published: WholeDocument;
  onCancel: () => void;
  /** Goes on to Sanity’s own dialog. */
  onContinue: () => Promise<unknown>;
};

/**
 * Asks where the addresses of a page lead once it has left, and names what keeps it from leaving. Sanity’s own dialog
 * follows. The redirect is written first: a page comes before a redirect, so it has no effect until then.
 */
export function LeavingDialog({ published, onCancel, onContinue }: Props) {
  const id = publishedId(published._id);
  const client = usePublishedClient();
  const raw = useRawClient();
  const schema = useSchema();
  const { isBusy, failure, run } = useTask();
  const [typed, setTyped] = useState<string>();
  const { data, error } = useSWR(["leaving", id], () =>
    Promise.all([
      documentsNeeding(raw, id),
      readAddresses(client),
      client.fetch<Addressable>(`*[_id == $id][0]{ ${addressFields} }`, { id }),
    ]),
  );
  const [needing = [], site, addressable] = data ?? [];
  const choices = site?.pages.filter((page) => page.id !== id) ?? [];
  const own = addressesOf(addressable ?? published);
  const to = typed ?? parentOf(own.pages[0] ?? "", choices)?.path ?? "";
  const target = choices.find(({ path }) => path === to);
  const isNowhere = to !== "" && !target;
  const confirm = async () => {
    const why = `“${String(published.title ?? id)}” was here`;
    const from = [...own.pages, ...own.aliases];
    if (target)
      await addRedirects(
        raw,
        from.map((path) => ({ id: target.id, from: path, why })),
      );
    await onContinue();
  };
  return (
    <ConfirmDialog
      header="Before it leaves the site"
      action={{
        text: "Continue",
        tone: "default",
        testId: "continue-leaving",
        disabled: !data || needing.length > 0 || isNowhere || isBusy,
      }}
      onCancel={onCancel}
      onConfirm={() => void run(confirm)}
    >
      <Stack gap={4} data-testid="leaving">
        {!data && !error && <Spinner muted />}
        <Problem>{error ? "The references couldn’t be read." : failure}</Problem>
        {needing.length > 0 ? (
          <>
            <Small>
              These need it, or name its price. Choose another in each of them, then do this again.
            </Small>
            {needing.map(({ id: other, type, title }) => (
              <Small key={other}>
                <IntentLink intent="edit" params={{ id: other, type }} onClick={onCancel}>
                  {title}
                </IntentLink>{" "}
                · {schema.get(type)?.title ?? type}
              </Small>
            ))}
          </>
        ) : (
          data && (
            <>
              <Small>
                Where should visitors who come to {own.pages.join(" or ")} go? Leave it empty, and
                they find nothing there.
              </Small>
              <PageField
                label="Lead its address to"
                value={to}
                pages={choices}
                onWrite={(path) => setTyped(path.trim())}
              />
              {isNowhere && <Small role="alert">There is no page at {to}.</Small>}
            </>
          )
        )}
      </Stack>
    </ConfirmDialog>
  );
}
