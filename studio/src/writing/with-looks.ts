import type { ComponentType } from "react";
import type { BlockProps, SchemaTypeDefinition } from "sanity";
import { BodyInput } from "./body-input.tsx";
import { ButtonLook, CalloutLook, CodeLook, FigureLook, TableLook } from "./looks.tsx";

/** How what stands within a text looks there. */
const LOOKS: Readonly<Record<string, ComponentType<BlockProps>>> = {
  callToAction: ButtonLook,
  callout: CalloutLook,
  codeBlock: CodeLook,
  figure: FigureLook,
  table: TableLook,
};

/**
 * Shows the parts of a text as they look on the page, and how long it is: the schema package knows
 * nothing of React.
 */
export function withLooks(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    if (type.name === "body") {
      return { ...type, components: { input: BodyInput } } as SchemaTypeDefinition;
    }
    const block = LOOKS[type.name];
    // Only types of objects are named there.
    return block ? ({ ...type, components: { block } } as SchemaTypeDefinition) : type;
  });
}
