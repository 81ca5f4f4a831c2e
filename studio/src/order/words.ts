/** What the lists of a type are called here. */
export const PLURALS: Readonly<Record<string, string>> = {
  service: "Services",
  serviceGroup: "Service groups",
  hireCategory: "Hire categories",
  role: "Roles",
  project: "Portfolio",
};

/** What a screen reader says of dragging with the keyboard. */
export const INSTRUCTIONS =
  "Press Space to pick it up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.";
