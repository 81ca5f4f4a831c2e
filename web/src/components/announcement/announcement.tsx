import { linkPathOf } from "@currawong/schemas/paths";
import { loadAnnouncement } from "@/content/agency";

/** The line above the header, while the settings have one. */
export async function Announcement() {
  const { text, link } = await loadAnnouncement();
  if (!text) return null;
  return (
    // The open menu starts below a header at the top of the window.
    <section
      className="bg-band max-xl:[:root:has([id=navigation]:popover-open)_&]:hidden print:hidden"
      aria-label="Announcement"
    >
      <p className="wrap py-1 text-[0.95rem] [overflow-wrap:anywhere]">
        {text}
        {link && (
          <>
            {" "}
            <a className="bold underline" href={linkPathOf(link.target, link.landing)}>
              {link.label}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
