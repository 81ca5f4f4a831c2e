import { ADMINISTRATOR_TYPES } from "@currawong/schemas/schema";
import type { CurrentUser } from "sanity";

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
