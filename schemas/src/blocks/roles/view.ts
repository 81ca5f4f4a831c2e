/** The roles themselves are read by `ROLES_QUERY`. */
export const rolesView = /* groq */ `heading, intro` as const;
