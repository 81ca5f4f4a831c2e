import { API_VERSION } from "@currawong/schemas/api-version";
import type {
  Callout,
  CallToAction,
  CodeBlock,
  Figure,
  Table,
} from "@currawong/schemas/content.generated";
import { BoltIcon } from "@sanity/icons/Bolt";
import { CodeBlockIcon } from "@sanity/icons/CodeBlock";
import { ImageIcon } from "@sanity/icons/Image";
import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { createImageUrlBuilder } from "@sanity/image-url";
import { Card, Flex } from "@sanity/ui";
import { type ComponentType, Fragment } from "react";
import { type BlockProps, Preview, type SchemaTypeDefinition, useClient, useSchema } from "sanity";
import { styled } from "styled-components";
import { PictureInput } from "../media.tsx";
import { Small } from "../ui/parts.tsx";
import { BodyInput } from "./body-input.tsx";

/** As on the page, in the Studio's colours. */
const Frame = styled.div`
  padding: 0 0.75rem 0.75rem;
  font-size: 14px;
  line-height: 1.5;
  white-space: normal;
  overflow-wrap: anywhere;

  p, figure, pre { margin: 0 }
  img { display: block; max-width: 100%; max-height: 22rem; border-radius: 3px }
  figcaption, caption, th, .aside { color: var(--card-muted-fg-color) }
  figcaption { margin-top: 0.5rem }
  .sheet { overflow-x: auto; overflow-wrap: normal }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  caption { text-align: left; padding-bottom: 0.5rem }
  th, td { padding: 0.4rem 1rem 0.4rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--card-border-color) }
  pre { font-size: 12px; white-space: pre; overflow-x: auto }
  .note { padding: 0.6rem 0.9rem; border-left: 4px solid var(--card-focus-ring-color, #556bfc) }
  .note[data-tone="warning"] { border-color: #b3541e }
  .button { display: inline-block; padding: 0.45rem 1rem; border: 2px solid currentColor; border-radius: 3px; font-weight: 600 }
`;

/** A part of a text, framed, named and opened as the Studio does it, and showing what it holds. */
const withPreview = (Inner: ComponentType<BlockProps>) => (block: BlockProps) =>
  block.renderDefault({
    ...block,
    renderPreview: ({ actions }) => (
      <Card tone="inherit">
        <Flex align="center" justify="space-between" padding={1} paddingLeft={3}>
          <Small muted>{block.schemaType.title}</Small>
          {typeof actions === "function" ? null : actions}
        </Flex>
        <Frame>
          <Inner {...block} />
        </Frame>
      </Card>
    ),
  });

/** What a block holds, as far as it is written: `LOOKS` says who asks. */
const written = <Type,>({ value }: BlockProps) => value as unknown as Partial<Type>;

type Line = NonNullable<NonNullable<Table["rows"][number]["cells"]>[number]>;

/** The line of a cell: words and prices. `Preview` is internal: if it goes, show “price” in its place. */
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
function TableLook(block: BlockProps) {
  const { caption, rows = [] } = written<Table>(block);
  const [head, ...rest] = rows;
  if (!head) return <p className="aside">No rows yet.</p>;
  return (
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
  );
}

/** A picture with its caption. */
function FigureLook(block: BlockProps) {
  const { image, caption } = written<Figure>(block);
  const client = useClient({ apiVersion: API_VERSION });
  const address =
    image?.asset && createImageUrlBuilder(client).image(image).width(960).auto("format").url();
  return (
    <figure>
      {address ? (
        <img src={address} alt={image.alt ?? ""} />
      ) : (
        <p className="aside">No picture yet.</p>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A note set apart. */
function CalloutLook(block: BlockProps) {
  const { tone, title, text } = written<Callout>(block);
  return (
    <div className="note" data-tone={tone}>
      {title && <strong>{title}</strong>}
      <p>{text ?? <span className="aside">No text yet.</span>}</p>
    </div>
  );
}

/** Source code. */
function CodeLook(block: BlockProps) {
  const { code } = written<CodeBlock>(block);
  return (
    <pre>
      <code>{code}</code>
    </pre>
  );
}

/** A button, and what it says in the chat. */
function ButtonLook(block: BlockProps) {
  const { label, chatMessage, target } = written<CallToAction>(block);
  return (
    <>
      <span className="button">{label ?? "No label yet"}</span>
      <p className="aside">
        {target ? "Leads to a page." : chatMessage && `Opens the chat with “${chatMessage}”`}
      </p>
    </>
  );
}

/** How objects within a text look there, and their icons in the toolbar. */
const LOOKS: Readonly<Record<string, { block: ComponentType<BlockProps>; icon: ComponentType }>> = {
  callToAction: { block: withPreview(ButtonLook), icon: BoltIcon },
  callout: { block: withPreview(CalloutLook), icon: InfoOutlineIcon },
  codeBlock: { block: withPreview(CodeLook), icon: CodeBlockIcon },
  figure: { block: withPreview(FigureLook), icon: ImageIcon },
  table: { block: withPreview(TableLook), icon: ThLargeIcon },
};

const INPUTS: Readonly<Record<string, unknown>> = { body: BodyInput, picture: PictureInput };

/** Shows parts of a text as on the page, its length, and the form of pictures: the schema knows no React. */
export function withLooks(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const input = INPUTS[type.name];
    if (input) return { ...type, components: { input } } as SchemaTypeDefinition;
    const { block, icon } = LOOKS[type.name] ?? {};
    // Only types of objects are named there.
    return block ? ({ ...type, icon, components: { block } } as SchemaTypeDefinition) : type;
  });
}
