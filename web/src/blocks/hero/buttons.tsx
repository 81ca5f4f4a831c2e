import { linkPathOf } from "@currawong/schemas/paths";
import { ChatLink } from "@/components/button/chat-link";
import type { BlockOf } from "@/model/block";
import { anchorOf } from "../anchors";

export type Button = NonNullable<BlockOf<"hero">["buttons"]>[number];

/** The address a button links to; `null` if it opens the chat. */
function buttonPath({ target, landing, anchor }: Button): string | null {
  if (target) return linkPathOf(target, landing);
  return anchor ? `#${anchorOf(anchor)}` : null;
}

/** The buttons of an opening: the first in gold, as the page's main action. */
export function Buttons({ buttons }: { buttons: readonly Button[] | null }) {
  if (!buttons?.length) return null;
  return (
    <div className="buttons mt-part">
      {buttons.map((button, index) => {
        const className = index === 0 ? "button" : "button ghost";
        const href = buttonPath(button);
        return href ? (
          <a key={button._key} className={className} href={href}>
            {button.label}
          </a>
        ) : (
          <ChatLink key={button._key} className={className} message={button.chatMessage ?? ""}>
            {button.label}
          </ChatLink>
        );
      })}
    </div>
  );
}
