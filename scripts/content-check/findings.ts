/** Something wrong with the content: where, and what to do about it. */
export type Finding = {
  /** Which check found it, e.g. `copy`. */
  rule: string;
  /** Document id. */
  id: string;
  /** The field; empty for the document as a whole. */
  path: string;
  message: string;
};
