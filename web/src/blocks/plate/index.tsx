import { WidePicture } from "@/components/picture/wide-picture";
import { defineBlock } from "../define-block";

/** A wide picture of what the service delivers, on the dark of the opening, over the lines it shows. */
export const plate = defineBlock("plate", {
  View: ({ block: { plate } }) => (
    <div className="night">
      <figure className="wrap pb-part">
        {/* As wide as the page; its drawing, 2.1 times as wide as high, keeps to the middle of it. */}
        <WidePicture
          picture={plate.picture}
          sizes="92vw"
          className="max-h-[max(70svh,15rem)]"
          drawing={{ ratio: 2.1, frame: "max-md:aspect-4/3" }}
        />
        {/* As wide as the drawing: each column continues a hairline that ends at the foot of it. */}
        <ul className="mx-auto grid max-w-[max(147svh,31.5rem)] grid-cols-[96%] justify-end md:grid-cols-[repeat(3,32%)]">
          {plate.callouts?.map((callout) => (
            <li key={callout} className="px-1.5 pt-1 text-sm [border-left:1px_solid]">
              {callout}
            </li>
          ))}
        </ul>
        <figcaption className="mx-auto mt-1 max-w-[max(147svh,31.5rem)] pl-[4%] text-sm text-mute">
          Illustrative example
        </figcaption>
      </figure>
    </div>
  ),
});
