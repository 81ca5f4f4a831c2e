import { pathOf } from "@currawong/schemas/paths";
import { HOME_QUERY } from "@currawong/schemas/queries/pages";
import { Background } from "@/components/background/background";
import { ChatLink } from "@/components/button/chat-link";
import { Closing } from "@/components/closing/closing";
import { FeatureGrid } from "@/components/feature-grid/feature-grid";
import { PageShell } from "@/components/page-shell/page-shell";
import { RateCard } from "@/components/rate-card/rate-card";
import { SectionHead } from "@/components/section-head/section-head";
import { ServiceCard } from "@/components/service-card/service-card";
import { load } from "@/content/load";
import { tags } from "@/content/tags";

export default async function Home() {
  const { page, articles } = await load(HOME_QUERY, {}, [tags.list("article")]);
  if (!page) throw new Error("no home page");
  const cards = page.cards.map((card) => ({
    ...card,
    price: card.subject.price,
    href: pathOf(card.subject) ?? "/services",
  }));
  return (
    <PageShell path="/">
      <div className="hero night">
        <Background type={page.vantaType} />
        <div className="wrap">
          <div>
            <h1>{page.title}</h1>
            <p className="lede">{page.intro}</p>
            <div className="buttons">
              <ChatLink message={page.chatMessage ?? ""}>{page.chatLabel}</ChatLink>
              <a className="button ghost" href="/services">
                {page.servicesLabel}
              </a>
            </div>
          </div>
          <RateCard
            title="Rate card"
            note="AUD, starting at"
            rates={cards.map((c) => ({
              key: c._key,
              label: c.title,
              href: c.href,
              price: c.price ?? null,
            }))}
          />
        </div>
      </div>
      <section className="section">
        <div className="wrap">
          <SectionHead title={page.servicesHeading ?? ""} intro={page.servicesIntro} />
          <div className="cards">
            {cards.map((c) => (
              <ServiceCard
                key={c._key}
                {...c}
                featureCount={c.featureCount ?? 0}
                price={c.price ?? null}
                rated={false}
              />
            ))}
          </div>
        </div>
      </section>
      <section className="section band">
        <div className="wrap">
          <SectionHead title={page.whyHeading ?? ""} intro={page.whyIntro} />
          <FeatureGrid items={page.reasons} />
        </div>
      </section>
      <Closing closing={page.closing} />
    </PageShell>
  );
}
