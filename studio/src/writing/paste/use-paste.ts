import { API_VERSION } from "@currawong/schemas/api-version";
import { useToast } from "@sanity/ui/toast";
import { useCallback } from "react";
import { type OnPasteFn, useClient } from "sanity";
import { pluralise } from "../../ui/parts.tsx";
import type { Omission } from "./clean-html.ts";
import { readClipboard } from "./read-clipboard.ts";
import { isPicture, toPicture, uploadPictures } from "./upload-pictures.ts";

/** Says what a paste left out, e.g. “Left out: 2 comments, 1 picture”. */
function toSentence(omissions: readonly Omission[]): string {
  const counts = Map.groupBy(omissions, (omission) => omission);
  const parts = [...counts].map(([omission, { length }]) => pluralise(length, omission));
  return `Left out: ${parts.join(", ")}.`;
}

/** Long enough to look through what was pasted. */
const SHOWN_MS = 60_000;

/** How to get a left-out picture into the text. */
const PICTURE_ADVICE = "Save the picture as a file, and insert it with Figure.";

/** Handles pasting from other programs into a text: keeps what the page can show, and says what it leaves out. */
export function usePaste(): OnPasteFn {
  const client = useClient({ apiVersion: API_VERSION });
  const { push } = useToast();
  return useCallback(
    ({ event, path }) => {
      const data = event.clipboardData;
      // Text copied in the Studio pastes as it is.
      if (!data || data.types.includes("application/x-portable-text")) return undefined;
      const files = [...data.files].filter(({ type }) => type.startsWith("image/"));
      const pasted = readClipboard(data.getData("text/html"), data.getData("text/plain"));
      const blocks = pasted?.blocks ?? files.map(toPicture);
      if (blocks.length === 0) return undefined;
      const report = (omissions: readonly Omission[]) => {
        if (omissions.length === 0) return;
        const description = omissions.includes("picture") ? PICTURE_ADVICE : undefined;
        const title = toSentence(omissions);
        push({ status: "warning", title, description, closable: true, duration: SHOWN_MS });
      };
      const omissions = pasted?.omissions ?? [];
      if (!blocks.some(isPicture)) {
        report(omissions);
        return { insert: blocks, path };
      }
      const upload = async (picture: Blob) => (await client.assets.upload("image", picture))._id;
      return uploadPictures(blocks, files, upload).then(({ blocks: insert, leftOut }) => {
        report([...omissions, ...Array<Omission>(leftOut).fill("picture")]);
        return { insert, path };
      });
    },
    [client, push],
  );
}
