import type { Notice } from "../../enquiries/outcome.ts";

type Props = {
  notice: Notice;
  /** The chat with what the form holds. */
  chatHref: string;
  /** Where no script announces it, the page is drawn with the focus here. */
  autoFocus: boolean;
  onChatFollowed: () => void;
};

const BARS = {
  good: "[border-left:4px_solid_var(--color-accent)]",
  bad: "[border-left:4px_solid_var(--color-danger)]",
};

/** What became of a form; where it did not arrive, the way to say the same in the chat. */
export function NoticeBox({ notice, chatHref, autoFocus, onChatFollowed }: Props) {
  const { tone, title, text, note, chat } = notice;
  return (
    <p
      className={`bg-surface px-2.5 py-2 ${BARS[tone]}`}
      data-tone={tone}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts, nothing else says that there is an answer.
      autoFocus={autoFocus}
    >
      <strong className={`block ${tone === "bad" ? "text-danger" : ""}`}>{title}</strong> {text}{" "}
      {note && <span>{note}</span>}
      {chat && (
        <a
          className="button mt-1.75 flex w-fit"
          href={chatHref}
          target="_blank"
          rel="noopener"
          onClick={onChatFollowed}
        >
          {chat}
        </a>
      )}
    </p>
  );
}
