import { BoltIcon } from "@sanity/icons/Bolt";
import { CodeBlockIcon } from "@sanity/icons/CodeBlock";
import { ImageIcon } from "@sanity/icons/Image";
import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { ThLargeIcon } from "@sanity/icons/ThLarge";
import type { ComponentType } from "react";
import type { BlockProps, SchemaTypeDefinition } from "sanity";
import { PictureInput } from "../media/picture-input.tsx";
import { BodyInput } from "./body-input.tsx";
import { ButtonLook, CalloutLook, CodeLook, FigureLook, TableLook } from "./looks.tsx";

/** How what stands within a text looks there, and its icon in the toolbar. */
const LOOKS: Readonly<Record<string, { block: ComponentType<BlockProps>; icon: ComponentType }>> = {
  callToAction: { block: ButtonLook, icon: BoltIcon },
  callout: { block: CalloutLook, icon: InfoOutlineIcon },
  codeBlock: { block: CodeLook, icon: CodeBlockIcon },
  figure: { block: FigureLook, icon: ImageIcon },
  table: { block: TableLook, icon: ThLargeIcon },
};

const INPUTS: Readonly<Record<string, unknown>> = { body: BodyInput, picture: PictureInput };

/**
 * Shows the parts of a text as they look on the page, and how long it is, and describes pictures: the schema
 * package knows nothing of React.
 */
export function withLooks(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const input = INPUTS[type.name];
    if (input) return { ...type, components: { input } } as SchemaTypeDefinition;
    const { block, icon } = LOOKS[type.name] ?? {};
    // Only types of objects are named there.
    return block ? ({ ...type, icon, components: { block } } as SchemaTypeDefinition) : type;
  });
}
