export type Crumb = { label: string; href: string };

export const HOME: Crumb = { label: "Home", href: "/" };
export const BLOG: Crumb = { label: "Blog", href: "/blog" };
