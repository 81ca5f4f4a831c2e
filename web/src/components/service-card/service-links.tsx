import { ChatLink } from "../button/chat-link";

type Props = {
  /** What it is called, where that is not said right beside the links. */
  title: string | null;
  /** What a visitor's chat begins with. */
  message: string;
  /** The page that tells more, when there is one. */
  href: string | null;
};

/** Where a service leads from a list: to the chat, and to its page. */
export function ServiceLinks({ title, message, href }: Props) {
  return (
    <>
      <ChatLink message={message} className="button ghost small">
        Get Quote{title && <span className="sr-only">{` for ${title}`}</span>}
      </ChatLink>
      {href && (
        <a className="text-link" href={href}>
          Read More Details{title && <span className="sr-only">{` about ${title}`}</span>}
        </a>
      )}
    </>
  );
}
