export const rolesExample = { _type: "roles", heading: "Sixty people you can ask for" };
