import type { HOME_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { ChatLink } from "../button/chat-link";
import { Claims } from "../claims/claims";
import { Hero } from "../hero/hero";
import { RateCard } from "../rate-card/rate-card";
import { type HomePage, homeCardPath } from "./home-cards";

/** Sets what follows the last ampersand of the headline apart. */
function Headline({ text }: { text: string }) {
  const ampersand = text.lastIndexOf("& ");
  if (ampersand < 0) return text;
  return (
    <>
      {text.slice(0, ampersand + 2)}
      <em>{text.slice(ampersand + 2)}</em>
    </>
  );
}

type Props = { page: HomePage; settings: HOME_QUERY_RESULT["settings"] };

/** The promise, the prices and the claims, over moving water. */
export function HomeHero({ page, settings }: Props) {
  const rates = page.cards.map(({ title, subject }) => ({
    key: title,
    label: title,
    href: homeCardPath(subject),
    price: subject.price,
  }));
  return (
    <Hero
      className="home-hero"
      title={<Headline text={page.title} />}
      intro={page.intro}
      background={page.vantaType}
      aside={<RateCard title="Rate card" note="AUD, starting at" rates={rates} />}
      foot={
        <div className="wrap">
          <Claims claims={settings?.claims} />
        </div>
      }
    >
      <div className="buttons">
        <ChatLink message={page.chatMessage ?? ""}>{page.chatLabel}</ChatLink>
        <a className="button ghost" href="/services">
          {page.servicesLabel}
        </a>
      </div>
    </Hero>
  );
}
