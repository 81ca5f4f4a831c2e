import { Stack } from "@sanity/ui";
import { useEffect, useRef, useState } from "react";
import {
  defineLocaleResourceBundle,
  type ImageValue,
  type ObjectInputProps,
  set,
  unset,
} from "sanity";
import { useRawClient } from "./dataset/use-live.ts";
import { Small } from "./ui/parts.tsx";

/** The media library’s alternative texts of the previous and the current picture. */
const TEXTS_QUERY = `{ "before": *[_id == $before][0].altText, "now": *[_id == $now][0].altText }`;

type Texts = { before: string | null; now: string | null };

/** Copies the media library's alternative text of a newly chosen picture, unless an editor wrote one. */
export function PictureInput(props: ObjectInputProps<ImageValue & { alt?: string }>) {
  const { value, onChange } = props;
  const client = useRawClient();
  const assetId = value?.asset?._ref;
  const latestId = useRef(assetId);
  const alt = useRef(value?.alt);
  alt.current = value?.alt;
  useEffect(() => {
    const previousId = latestId.current;
    latestId.current = assetId;
    if (!assetId || assetId === previousId) return;
    const params = { before: previousId ?? "", now: assetId };
    void client.fetch<Texts>(TEXTS_QUERY, params).then((texts) => {
      const isOwn = alt.current && alt.current !== texts.before;
      if (isOwn || latestId.current !== assetId || alt.current === texts.now) return;
      if (texts.now) onChange(set(texts.now, ["alt"]));
      else if (alt.current) onChange(unset(["alt"]));
    });
  }, [assetId, client, onChange]);

  // Sanity keeps the file’s name here while it uploads.
  const { file }: { file?: { name?: string } } = value?._upload ?? {};
  const fileName = file?.name;
  const pending = useRef<string>(undefined);
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    if (fileName) {
      pending.current = fileName;
      setRefused(undefined);
    } else if (pending.current) {
      // The upload is over: without a file, it was refused or cancelled.
      setRefused(assetId ? undefined : pending.current);
      pending.current = undefined;
    }
  }, [fileName, assetId]);
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {refused && !assetId && <Small role="alert">“{refused}” wasn’t uploaded.</Small>}
    </Stack>
  );
}

/** The upload limit of the local Content Lake (`lake/assets/upload.ts`). */
export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

const TITLE = "That file wasn’t accepted";
const REASON =
  "It may be damaged, the wrong type, or larger than 64 MB or 100 megapixels. Save it as JPEG, PNG or WebP and choose it again.";

/** The Studio’s texts for a file that the Content Lake rejects, in a field or in a list of pictures. */
export const mediaWords = defineLocaleResourceBundle({
  locale: "en-US",
  namespace: "studio",
  resources: {
    "inputs.image.upload-error.title": TITLE,
    "inputs.image.upload-error.description": REASON,
    "asset-sources.common.uploader.upload-failed.title": TITLE,
    "asset-sources.common.uploader.upload-failed.description": REASON,
  },
});
