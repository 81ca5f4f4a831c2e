/** The id of a document when published, of whichever version of it. */
export const baseId = (id: string): string => id.replace(/^(drafts\.|versions\.[^.]+\.)/, "");
