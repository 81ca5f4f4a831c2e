import { API_VERSION } from "@currawong/schemas/api-version";
import type {
  Callout,
  CallToAction,
  CodeBlock,
  Figure,
  Table,
  Video,
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
import { AddressInput } from "./address-input.tsx";
import { BlocksInput } from "./blocks-input.tsx";
import { BodyInput } from "./body-input.tsx";

/** Styles as on the page, in the Studio's colours. */
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
  th, td { padding: 0.4rem 1rem 0.4rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--card-border-color); white-space: pre-line }
  pre { font-size: 12px; white-space: pre; overflow-x: auto }
  .note { padding: 0.6rem 0.9rem; border-left: 4px solid var(--card-focus-ring-color, #556bfc) }
  .note[data-tone="warning"] { border-color: #b3541e }
  .button { display: inline-block; padding: 0.45rem 1rem; border: 2px solid currentColor; border-radius: 3px; font-weight: 600 }
`;

/** Keeps the Studio's frame, title and actions of a block, and shows its content as the preview. */
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

/** A block's value, possibly incomplete; its type depends on the key in `LOOKS`. */
const blockValue = <Type,>({ value }: BlockProps) => value as unknown as Partial<Type>;

type Line = NonNullable<NonNullable<Table["rows"][number]["cells"]>[number]>;

/** A cell's text and inline prices. `Preview` is internal: if it is removed, show “price” instead. */
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
  const { caption, rows = [] } = blockValue<Table>(block);
  const [head, ...rest] = rows;
  if (!head) return <p className="aside">No rows yet.</p>;
  return (
    <div className="sheet">
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.cells?.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position.
              <th key={index} scope="col">
                <Cell line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rest.map(({ _key, cells }) => (
            <tr key={_key}>
              {cells?.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>
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

function FigureLook(block: BlockProps) {
  const { image, caption } = blockValue<Figure>(block);
  return <Picture image={image} caption={caption} />;
}

type PictureProps = { image: Figure["image"] | undefined; caption: string | undefined };

function Picture({ image, caption }: PictureProps) {
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

function CalloutLook(block: BlockProps) {
  const { tone, title, text } = blockValue<Callout>(block);
  return (
    <div className="note" data-tone={tone}>
      {title && <strong>{title}</strong>}
      <p>{text ?? <span className="aside">No text yet.</span>}</p>
    </div>
  );
}

function CodeLook(block: BlockProps) {
  const { code } = blockValue<CodeBlock>(block);
  return (
    <pre>
      <code>{code}</code>
    </pre>
  );
}

/** A film, by its poster. */
function FilmLook(block: BlockProps) {
  const { poster, heading, transcript } = blockValue<Video>(block);
  return (
    <>
      <Picture image={poster} caption={heading} />
      <p className="aside">{transcript ? "With a transcript." : "No transcript yet."}</p>
    </>
  );
}

/** A button, with its target or chat message. */
function ButtonLook(block: BlockProps) {
  const { label, chatMessage, target } = blockValue<CallToAction>(block);
  return (
    <>
      <span className="button">{label ?? "No label yet"}</span>
      <p className="aside">
        {target ? "Leads to a page." : chatMessage && `Opens the chat with “${chatMessage}”`}
      </p>
    </>
  );
}

/** Previews of the objects in a text, and their toolbar icons. */
const LOOKS: Readonly<Record<string, { block: ComponentType<BlockProps>; icon?: ComponentType }>> =
  {
    callToAction: { block: withPreview(ButtonLook), icon: BoltIcon },
    callout: { block: withPreview(CalloutLook), icon: InfoOutlineIcon },
    codeBlock: { block: withPreview(CodeLook), icon: CodeBlockIcon },
    figure: { block: withPreview(FigureLook), icon: ImageIcon },
    table: { block: withPreview(TableLook), icon: ThLargeIcon },
    // A block of pages too, whose picture is its icon.
    video: { block: withPreview(FilmLook) },
  };

const INPUTS: Readonly<Record<string, unknown>> = {
  body: BodyInput,
  picture: PictureInput,
  sections: BlocksInput,
  webAddress: AddressInput,
};

/** Adds the previews and inputs of texts and pictures to their types: the schema package has no React. */
export function withLooks(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const input = INPUTS[type.name];
    if (input) return { ...type, components: { input } } as SchemaTypeDefinition;
    const { block, icon } = LOOKS[type.name] ?? {};
    // `LOOKS` has only object types.
    if (!block) return type;
    return { ...type, ...(icon && { icon }), components: { block } } as SchemaTypeDefinition;
  });
}
