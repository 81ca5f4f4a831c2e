import { FramedPicture } from "@/components/picture/framed-picture";
import { defineBlock } from "../define-block";

/** A wide picture of what the service delivers, on the dark of the opening, over the lines it shows. */
export const plate = defineBlock("plate", {
  View: ({ block: { plate } }) => (
    <div className="night">
      <figure className="wrap pb-part">
        {/* As wide as the page; its drawing, 2.1 times as wide as high, keeps to the middle of it. */}
        <FramedPicture
          picture={plate.picture}
          className="max-h-[max(70svh,15rem)] w-full rounded"
        />
        {/* As wide as the drawing: each column continues a hairline that ends at the foot of it. */}
        <ul className="mx-auto grid max-w-[max(147svh,31.5rem)] grid-cols-[96%] justify-end md:grid-cols-[repeat(3,32%)]">
          {plate.frames?.map(({ caption }) => (
            <li key={caption} className="px-1.5 pt-1 text-sm [border-left:1px_solid]">
              {caption}
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
