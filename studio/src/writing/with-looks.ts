import type { ComponentType } from "react";
import type { BlockProps, SchemaTypeDefinition } from "sanity";
import { ButtonLook, CalloutLook, CodeLook, FigureLook, TableLook } from "./looks.tsx";

/** How what stands within a text looks there. */
const LOOKS: Readonly<Record<string, ComponentType<BlockProps>>> = {
  callToAction: ButtonLook,
  callout: CalloutLook,
  codeBlock: CodeLook,
  figure: FigureLook,
  table: TableLook,
};

/** Shows the parts of a text as they look on the page: the schema package knows nothing of React. */
export function withLooks(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const block = LOOKS[type.name];
    // Only types of objects are named there.
    return block ? ({ ...type, components: { block } } as SchemaTypeDefinition) : type;
  });
}
