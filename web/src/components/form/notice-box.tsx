import type { Notice } from "../../enquiries/outcome.ts";
import styles from "./form.module.css";

type Props = {
  notice: Notice;
  /** The chat with what the form holds. */
  chatHref: string;
  /** Where no script announces it, the page is drawn with the focus here. */
  autoFocus: boolean;
  onChatFollowed: () => void;
};

/** What became of a form; where it did not arrive, the way to say the same in the chat. */
export function NoticeBox({ notice, chatHref, autoFocus, onChatFollowed }: Props) {
  const { tone, title, text, note, chat } = notice;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts, nothing else says that there is an answer.
    <p className={styles.notice} data-tone={tone} tabIndex={-1} autoFocus={autoFocus}>
      <strong>{title}</strong> {text} {note && <span>{note}</span>}
      {chat && (
        <a
          className="button"
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
