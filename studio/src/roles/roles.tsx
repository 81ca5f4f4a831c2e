import { STAFF_ROLES } from "@currawong/schemas/staff-roles";
import { getTypeEntry } from "@currawong/schemas/types";
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
import { isAddable } from "../fixed-documents.ts";

/** The part of the signed-in user that permissions depend on. */
type User = Pick<CurrentUser, "roles"> | null;

/** Whether someone is an administrator of the project. */
export const isAdministrator = (user: User): boolean =>
  user?.roles.some(({ name }) => name === "administrator") ?? false;

/** Whether someone may read and answer enquiries. */
export const isStaff = (user: User): boolean =>
  user?.roles.some(({ name }) => STAFF_ROLES.some((role) => role === name)) ?? false;

/** Whether only administrators can change documents of a type, because they apply to the whole site. */
export const isForAdministrators = (type: string): boolean =>
  getTypeEntry(type)?.administratorsOnly === true;

/** Whether a user may add documents of a type. */
export const mayAdd = (type: string, user: User): boolean =>
  isAddable(type) && (isAdministrator(user) || !isForAdministrators(type));

const readOnly: ConditionalPropertyCallback = ({ currentUser }) => !isAdministrator(currentUser);

const isDocument = (type: SchemaTypeDefinition): type is DocumentDefinition =>
  type.type === "document";

/** Makes documents for administrators read-only for editors. */
export const withRoles = (types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] =>
  types.map((type) =>
    isDocument(type) && isForAdministrators(type.name)
      ? { ...type, readOnly, components: { input: FormWithNotice } }
      : type,
  );

/** The tooltip of the disabled delete button. */
export const ASK = "Only administrators can delete a published document.";

/** Disables deleting a published document. */
const guardDelete = changingActions({
  delete: (description, { published }) =>
    description && published ? { ...description, disabled: true, title: ASK } : description,
});

/** Only administrators can change site-wide documents or delete published ones. */
export const roleActions: DocumentActionsResolver = (actions, context) => {
  const { schemaType, currentUser } = context;
  if (isAdministrator(currentUser)) return actions;
  // Actions without a name are custom ones that only show something.
  if (isForAdministrators(schemaType)) return actions.filter(({ action }) => !action);
  return guardDelete(actions, context);
};

/** A form with a notice for users who may not change it. */
function FormWithNotice(props: ObjectInputProps) {
  const user = useCurrentUser();
  if (isAdministrator(user)) return props.renderDefault(props);
  return (
    <Stack gap={4}>
      <Card tone="caution" padding={3} radius={2} border data-testid="administrators-only">
        <Flex gap={3} align="center">
          <Text size={1}>
            <LockIcon />
          </Text>
          <Text size={1}>Only administrators can change this.</Text>
        </Flex>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}
