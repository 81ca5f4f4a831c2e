import { cleanAddress } from "@currawong/schemas/clean-address";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";

type Testimonial = BlockOf<"testimonials">["items"][number];

const speakerOf = ({ name, role, company }: Testimonial) =>
  [name, role, company].filter(Boolean).join(", ");

/** Customer quotes, each with a name and, if it was published, a link to the source. */
export const testimonials = defineBlock("testimonials", {
  section: "stacked",
  list: ({ block }) => block.items,
  View: ({ block }) => (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-4 gap-y-6">
      {block.items.map((item) => (
        <figure key={item._key}>
          <blockquote className="text-lg" cite={cleanAddress(item.source) || undefined}>
            <p>“{item.quote}”</p>
          </blockquote>
          <figcaption className="mt-3 text-mute">
            {item.source ? (
              <a href={cleanAddress(item.source)}>{speakerOf(item)}</a>
            ) : (
              speakerOf(item)
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  ),
});
