import { API_VERSION } from "@currawong/schemas/api-version";
import type {
  Callout,
  CallToAction,
  CodeBlock,
  Figure,
  Table,
} from "@currawong/schemas/content.generated";
import { createImageUrlBuilder } from "@sanity/image-url";
import { Fragment } from "react";
import { type BlockProps, Preview, useClient, useSchema } from "sanity";
import { Look } from "./look.tsx";

/** What a block holds, as far as it is written: by its type, `with-looks.ts` chooses who asks. */
const written = <Type,>({ value }: BlockProps) => value as unknown as Partial<Type>;

type Line = NonNullable<NonNullable<Table["rows"][number]["cells"]>[number]>;

/** The line of a cell: words, and prices as their figures of now. */
function Cell({ line }: { line: Line }) {
  const type = useSchema().get("inlinePrice");
  return line.children?.map((part) =>
    part._type === "inlinePrice" ? (
      type && <Preview key={part._key} schemaType={type} value={part} layout="inline" />
    ) : (
      <Fragment key={part._key}>{part.text}</Fragment>
    ),
  );
}

/** A table, its first row as the header. */
export function TableLook(block: BlockProps) {
  const { caption, rows = [] } = written<Table>(block);
  const [head, ...rest] = rows;
  return (
    <Look block={block}>
      {head ? (
        <div className="sheet">
          <table>
            {caption && <caption>{caption}</caption>}
            <thead>
              <tr>
                {head.cells?.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names of their own.
                  <th key={at} scope="col">
                    <Cell line={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rest.map(({ _key, cells }) => (
                <tr key={_key}>
                  {cells?.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={at}>
                      <Cell line={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="aside">No rows yet.</p>
      )}
    </Look>
  );
}

/** A picture with its caption. */
export function FigureLook(block: BlockProps) {
  const { image, caption } = written<Figure>(block);
  const client = useClient({ apiVersion: API_VERSION });
  const address =
    image?.asset && createImageUrlBuilder(client).image(image).width(960).auto("format").url();
  return (
    <Look block={block}>
      <figure>
        {address ? (
          <img src={address} alt={image.alt ?? ""} />
        ) : (
          <p className="aside">No picture yet.</p>
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </Look>
  );
}

/** A note set apart. */
export function CalloutLook(block: BlockProps) {
  const { tone, title, text } = written<Callout>(block);
  return (
    <Look block={block}>
      <div className="note" data-tone={tone}>
        {title && <strong>{title}</strong>}
        <p>{text ?? <span className="aside">No text yet.</span>}</p>
      </div>
    </Look>
  );
}

/** Source code. */
export function CodeLook(block: BlockProps) {
  const { code } = written<CodeBlock>(block);
  return (
    <Look block={block}>
      <pre>
        <code>{code}</code>
      </pre>
    </Look>
  );
}

/** A button, and what it says in the chat. */
export function ButtonLook(block: BlockProps) {
  const { label, chatMessage, target } = written<CallToAction>(block);
  return (
    <Look block={block}>
      <span className="button">{label ?? "No label yet"}</span>
      <p className="aside">
        {target ? "Leads to a page." : chatMessage && `Opens the chat with “${chatMessage}”`}
      </p>
    </Look>
  );
}
