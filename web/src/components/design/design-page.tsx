import type { DESIGN_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { loadEnquiryNotes } from "@/content/agency";
import { ChatLink } from "../button/chat-link";
import { Closing } from "../closing/closing";
import { Questions } from "../faq/questions";
import { FeatureGrid } from "../feature-grid/feature-grid";
import { Hero } from "../hero/hero";
import { Packages } from "../packages/packages";
import { Picture } from "../picture/picture";
import { Section } from "../section/section";
import { TickList } from "../tick-list/tick-list";

type Props = { design: NonNullable<DESIGN_QUERY_RESULT>; path: string };

/** A speciality of the design section. Its picture hangs over the edge of the opening. */
export async function DesignPage({ design, path }: Props) {
  const { title, description, quoteLabel, chatMessage } = design;
  const { quotePromise } = await loadEnquiryNotes();
  return (
    <>
      <Hero
        className="design-hero"
        title={title}
        intro={description}
        background={design.vantaType}
        crumbs={[
          { label: "Home", href: "/" },
          { label: "UI/UX design", href: "/ui-ux-design" },
          { label: title, href: path },
        ]}
      >
        <div className="buttons">
          <ChatLink message={chatMessage}>{quoteLabel}</ChatLink>
          <a className="button ghost" href="#packages">
            See the packages
          </a>
        </div>
      </Hero>
      <div className="wrap design-lead">
        <Picture
          picture={design.image}
          ratio={1.78}
          sizes="(max-width: 1392px) 92vw, 1280px"
          priority
        />
        <TickList items={design.checkmarks} />
      </div>
      <Section title="What the design covers">
        <FeatureGrid items={design.features} />
      </Section>
      <Section band title="Packages and prices" id="packages">
        <Packages packages={design.packages.packages} />
      </Section>
      <Questions items={design.faq} />
      {quotePromise && (
        <Closing closing={{ heading: quotePromise, text: null, label: quoteLabel, chatMessage }} />
      )}
    </>
  );
}
