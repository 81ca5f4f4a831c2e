import "./service-page.css";
import { pathOf } from "@currawong/schemas/paths";
import { loadEnquiryNotes } from "@/content/agency";
import { QuoteForm } from "../quote-form/quote-form";
import { Rates } from "../rate-card/rate-card";
import { RichPage } from "../rich-page/rich-page";
import { Section } from "../section/section";
import { Included } from "./included";
import { crumbsOf, type Service } from "./service";
import { ServiceHero } from "./service-hero";

function RelatedServices({ services }: { services: Service["relatedServices"] }) {
  if (!services?.length) return null;
  const rates = services.map((service) => ({
    key: service._id,
    label: service.title,
    href: pathOf(service),
    price: service.price,
  }));
  return (
    <Section title="Goes well with" split>
      <div className="related">
        <Rates rates={rates} />
      </div>
    </Section>
  );
}

type Props = {
  service: Service;
  /** The page's canonical path. */
  path: string;
};

/** A service's page: the rich layout where its content is given, else the template. */
export async function ServicePage({ service, path }: Props) {
  const { quotePromise } = await loadEnquiryNotes();
  const { rich } = service;
  if (rich) {
    const { vantaType, price } = service;
    return (
      <RichPage
        path={path}
        crumbs={crumbsOf(service)}
        title={rich.title}
        description={rich.description}
        rich={rich}
        price={price}
        background={vantaType}
      />
    );
  }
  return (
    <>
      <ServiceHero service={service} />
      <Included service={service} />
      <Section title="Get Your Custom Quote" intro={quotePromise} id="quote" band split>
        <QuoteForm service={service.title} page={path} />
      </Section>
      <RelatedServices services={service.relatedServices} />
    </>
  );
}
