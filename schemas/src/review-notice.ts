/** Tells a colleague that a draft waits for a review, or was sent back. */
export type ReviewNotice = {
  /** Published id of the document, its type and title. */
  id: string;
  type: string;
  title: string;
  /** Id of the user who is told; empty for any editor. */
  to: string;
  /** What was asked, or why it was sent back. */
  note: string;
  isSentBack: boolean;
};
