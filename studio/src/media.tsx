import { Stack } from "@sanity/ui";
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { type ImageValue, type ObjectInputProps, set, unset } from "sanity";
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
  const chosen = useRef<File>(undefined);
  const pending = useRef<string>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const refuse = (name: string, reason: string) =>
    setRefusal(`“${name}” wasn’t uploaded. ${reason}`);
  useEffect(() => {
    if (fileName) {
      pending.current = fileName;
      setRefusal(undefined);
    } else if (pending.current) {
      // The upload is over: without a picture, it was refused or cancelled.
      const name = pending.current;
      pending.current = undefined;
      if (!assetId) void reasonOf(chosen.current).then((reason) => refuse(name, reason));
    }
  });
  /** Remembers the file that is uploaded, or stops one that can't be: Sanity says nothing of a file without a type. */
  const take = (event: SyntheticEvent, files: FileList | null | undefined) => {
    const [first] = files ?? [];
    chosen.current = first;
    if (!first || (first.size <= MAX_UPLOAD_BYTES && isPicture(first))) return;
    event.preventDefault();
    event.stopPropagation();
    void reasonOf(first).then((reason) => refuse(first.name, reason));
  };
  return (
    <Stack
      gap={3}
      onChangeCapture={(event: ChangeEvent<HTMLInputElement>) => take(event, event.target.files)}
      onDropCapture={(event: DragEvent) => take(event, event.dataTransfer.files)}
      onPasteCapture={(event: ClipboardEvent) => take(event, event.clipboardData.files)}
    >
      {props.renderDefault(props)}
      {refusal && !assetId && <Small role="alert">{refusal}</Small>}
    </Stack>
  );
}

/** The upload limit of the local Content Lake (`lake/assets/upload.ts`). */
export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

/** The largest picture that the Content Lake decodes, in millions of pixels. */
const MAX_MEGAPIXELS = 100;

/** The width and height of a picture, without decoding it; undefined for what is none. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      picture.onload = resolve;
      picture.onerror = reject;
    });
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

const isPicture = ({ type }: File) => type.startsWith("image/");

/** Why a file isn’t accepted, and what to do. */
export async function reasonOf(file: File | undefined, measure = sizeOf): Promise<string> {
  if (!file) return REASON;
  if (file.size > MAX_UPLOAD_BYTES) {
    const megabytes = Math.ceil(file.size / 1024 ** 2);
    return `It has ${megabytes} MB, and the most is 64. Save it as JPEG or WebP, or smaller.`;
  }
  if (!isPicture(file))
    return "By its name it is no picture. Save it as JPEG, PNG or WebP, with that ending.";
  const size = await measure(file);
  if (!size) return "It is damaged, or no picture. Save it as JPEG, PNG or WebP.";
  const { width, height } = size;
  return width * height > MAX_MEGAPIXELS * 1e6
    ? `It has ${width.toLocaleString("en-AU")} × ${height.toLocaleString("en-AU")} pixels, and the most is ${MAX_MEGAPIXELS} million in all. Save it about 3,000 pixels wide.`
    : REASON;
}

/** Why a file may have been rejected, where more is not known. */
export const REASON =
  "It may be damaged, the wrong type, or larger than 64 MB or 100 megapixels. Save it as JPEG, PNG or WebP and choose it again.";
