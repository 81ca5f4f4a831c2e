import type { ReactNode } from "react";
import type { Section } from "@/content/section";
import { ChatLink } from "../button/chat-link";
import { Hero } from "../hero/hero";

type Props = {
  page: Section;
  aside?: ReactNode;
  className?: string;
  /** Stands under the buttons. */
  children?: ReactNode;
};

/** The opening of a section's page. */
export function SectionHero({ page, aside, className, children }: Props) {
  return (
    <Hero
      title={page.title}
      eyebrow={page.eyebrow}
      intro={page.intro}
      background={page.vantaType}
      aside={aside}
      className={className}
    >
      <div className="buttons">
        <ChatLink message={page.chatMessage}>{page.chatLabel}</ChatLink>
      </div>
      {children}
    </Hero>
  );
}
