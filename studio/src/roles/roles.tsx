import { ADMINISTRATOR_TYPES } from "@currawong/schemas/schema";
import { LockIcon } from "@sanity/icons/Lock";
import { Card, Flex, Stack, Text } from "@sanity/ui";
import {
  type ConditionalPropertyCallback,
  type CurrentUser,
  type DocumentActionsResolver,
  type DocumentDefinition,
  type ObjectInputProps,
  type SchemaTypeDefinition,
  useCurrentUser,
} from "sanity";
import { changingActions } from "../document-actions.ts";

/** As much of the signed-in user as says what they may do. */
type User = Pick<CurrentUser, "roles"> | null;

/** Whether someone is an administrator of the project. */
export const isAdministrator = (user: User): boolean =>
  user?.roles.some(({ name }) => name === "administrator") ?? false;

/** Whether administrators alone change documents of a type: those that hold for the whole site. */
export const isForAdministrators = (type: string): boolean =>
  (ADMINISTRATOR_TYPES as readonly string[]).includes(type);

/** Leaves out of a “create new” list what the user may not make. */
export function withoutOthers<T extends { schemaType?: string; templateId?: string }>(
  options: T[],
  user: User,
): T[] {
  if (isAdministrator(user)) return options;
  return options.filter(
    ({ schemaType, templateId }) => !isForAdministrators(schemaType ?? templateId ?? ""),
  );
}

/** Fields of pages that administrators alone change: they redirect. */
const REDIRECTS = "aliases";

const readOnly: ConditionalPropertyCallback = ({ currentUser }) => !isAdministrator(currentUser);

const isDocument = (type: SchemaTypeDefinition): type is DocumentDefinition =>
  type.type === "document";

/**
 * Locks what editors may not change: the documents of administrators as a whole, and of pages the other
 * addresses. The Studio itself still keeps the old address of a page that an editor moves.
 */
export function withRoles(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    if (!isDocument(type)) return type;
    if (isForAdministrators(type.name)) {
      return { ...type, readOnly, components: { input: Guarded } };
    }
    const fields = type.fields.map((field) =>
      field.name === REDIRECTS
        ? { ...field, readOnly, description: `${field.description} Administrators change these.` }
        : field,
    );
    return { ...type, fields };
  });
}

/** What the button says to editors in place of its own words. */
export const ASK = "Only administrators can delete a published document.";

/** Deleting, for editors: of what was never published alone. */
const guard = changingActions((description, { published }) =>
  description && published ? { ...description, disabled: true, title: ASK } : description,
);

/** What the user may do with a document: settings are the administrators', and so is deleting. */
export const roleActions: DocumentActionsResolver = (actions, { schemaType, currentUser }) => {
  if (isAdministrator(currentUser)) return actions;
  // What only shows something has no name among the Studio's own actions.
  if (isForAdministrators(schemaType)) return actions.filter(({ action }) => !action);
  return actions.map((action) => (action.action === "delete" ? guard(action) : action));
};

/** A form that says who may change it, to those who may not. */
function Guarded(props: ObjectInputProps) {
  const user = useCurrentUser();
  if (isAdministrator(user)) return props.renderDefault(props);
  return (
    <Stack gap={5}>
      <Card tone="caution" padding={4} radius={2} border data-testid="administrators-only">
        <Flex gap={3} align="center">
          <Text size={1}>
            <LockIcon />
          </Text>
          <Text size={1}>
            This applies to the whole site, so only administrators can change it. Ask one of them.
          </Text>
        </Flex>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}
