import { STAFF_ROLES } from "@currawong/schemas/staff-roles";
import { useCurrentUser, useProject } from "sanity";

/**
 * Ids of the colleagues who may publish. Sanity’s own list (`useUserListWithPermissions`) compares grants on
 * one document and lists contributors too, because drafts of a document are theirs to update.
 */
export function useReviewers(): string[] {
  const me = useCurrentUser()?.id;
  const members = useProject()?.members ?? [];
  return members
    .filter(({ id, isRobot }) => id !== me && !isRobot)
    .filter(({ roles }) => roles.some(({ name }) => STAFF_ROLES.some((role) => role === name)))
    .map(({ id }) => id);
}
