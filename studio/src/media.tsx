import { useEffect, useRef } from "react";
import {
  defineLocaleResourceBundle,
  type ImageValue,
  type ObjectInputProps,
  set,
  unset,
} from "sanity";
import { useRawClient } from "./lake/use-live.ts";

/** What the media library says of the picture that was chosen before, and of the one chosen now. */
const TEXTS_QUERY = `{ "before": *[_id == $before][0].altText, "now": *[_id == $now][0].altText }`;

type Texts = { before: string | null; now: string | null };

/** A picture's form, which takes the library's alternative text when one is chosen, unless an editor wrote another. */
export function PictureInput(props: ObjectInputProps<ImageValue & { alt?: string }>) {
  const { value, onChange } = props;
  const client = useRawClient();
  const chosen = value?.asset?._ref;
  const known = useRef(chosen);
  const alt = useRef(value?.alt);
  alt.current = value?.alt;
  useEffect(() => {
    const before = known.current;
    known.current = chosen;
    if (!chosen || chosen === before) return;
    const params = { before: before ?? "", now: chosen };
    void client.fetch<Texts>(TEXTS_QUERY, params).then((texts) => {
      const isOwn = alt.current && alt.current !== texts.before;
      if (isOwn || known.current !== chosen || alt.current === texts.now) return;
      if (texts.now) onChange(set(texts.now, ["alt"]));
      else if (alt.current) onChange(unset(["alt"]));
    });
  }, [chosen, client, onChange]);
  return props.renderDefault(props);
}

/** The most that the local Content Lake takes (`lake/assets/upload.ts`). */
export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

const TITLE = "That file wasn’t taken";
const REASON =
  "It may be damaged, of the wrong kind, or larger than 64 MB or 100 megapixels. Save it as JPEG, PNG or WebP and choose it again.";

/** What the Studio says of a file that the Content Lake refuses: chosen for a field, or for a list of pictures. */
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
