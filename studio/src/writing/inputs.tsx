import { BoltIcon } from "@sanity/icons/Bolt";
import { CodeBlockIcon } from "@sanity/icons/CodeBlock";
import { ImageIcon } from "@sanity/icons/Image";
import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { type InputProps, isBooleanInputProps, type SchemaTypeDefinition } from "sanity";
import { styled } from "styled-components";
import { PictureInput } from "../media.tsx";
import { AddressInput } from "./address-input.tsx";
import { BlocksInput } from "./blocks-input.tsx";
import { BodyInput } from "./body-input.tsx";

/** What the types of texts and pictures show that the schema package, which has no React, can’t name. */
const PARTS: Readonly<Record<string, object>> = {
  body: { components: { input: BodyInput } },
  picture: { components: { input: PictureInput } },
  sections: { components: { input: BlocksInput } },
  webAddress: { components: { input: AddressInput } },
  callToAction: { icon: BoltIcon },
  callout: { icon: InfoOutlineIcon },
  codeBlock: { icon: CodeBlockIcon },
  figure: { icon: ImageIcon },
  table: { icon: ThLargeIcon },
};

/** Adds inputs and toolbar icons to the types of texts and pictures. */
export const withInputs = (types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] =>
  types.map((type) => ({ ...type, ...PARTS[type.name] }) as SchemaTypeDefinition);

/** Closer fields than Sanity’s, whose gaps take up two fifths of a form: seven fit on a laptop’s screen. */
const CloseFields = styled.div`
  margin-top: -16px;
  [data-ui="Stack"]:has(> [data-testid^="field-"]) { gap: 14px; }
  [data-ui="Stack"]:has(> [data-ui="Flex"] > [data-ui="fieldHeaderContentBox"]) { gap: 4px; }
  [data-ui="fieldHeaderContentBox"] { padding: 4px 0; }
`;

/**
 * Content from before a switch existed has no value: the site takes the initial one, so the form shows it. Sanity shows
 * such a switch as neither on nor off.
 */
export function FormInput(props: InputProps) {
  if (props.path.length === 0) return <CloseFields>{props.renderDefault(props)}</CloseFields>;
  return props.renderDefault(
    isBooleanInputProps(props) && props.value === undefined
      ? { ...props, value: props.schemaType.initialValue === true }
      : props,
  );
}
