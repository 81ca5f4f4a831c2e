import type { ComponentType } from "react";
import type {
  ConditionalPropertyCallback,
  DocumentDefinition,
  ObjectInputProps,
  SchemaTypeDefinition,
} from "sanity";
import { isAdministrator, isForAdministrators } from "./roles.ts";

/** Fields of pages that administrators alone change: they redirect. */
const REDIRECTS = "aliases";

const readOnly: ConditionalPropertyCallback = ({ currentUser }) => !isAdministrator(currentUser);

const isDocument = (type: SchemaTypeDefinition): type is DocumentDefinition =>
  type.type === "document";

/**
 * Locks what editors may not change: the documents of administrators as a whole, and of pages the other
 * addresses. The Studio itself still keeps the old address of a page that an editor moves.
 * @param input the form of a document that is locked as a whole
 */
export function withRoles(
  types: readonly SchemaTypeDefinition[],
  input: ComponentType<ObjectInputProps>,
): SchemaTypeDefinition[] {
  return types.map((type) => {
    if (!isDocument(type)) return type;
    if (isForAdministrators(type.name)) return { ...type, readOnly, components: { input } };
    const fields = type.fields.map((field) =>
      field.name === REDIRECTS
        ? { ...field, readOnly, description: `${field.description} Administrators change these.` }
        : field,
    );
    return { ...type, fields };
  });
}
