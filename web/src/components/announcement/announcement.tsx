import { linkPathOf } from "@currawong/schemas/paths";
import { loadAnnouncement } from "@/content/agency";

/** The line above the header, while the settings have one. */
export async function Announcement() {
  const { text, link } = await loadAnnouncement();
  if (!text) return null;
  return (
    <section className="announcement bg-band print:hidden" aria-label="Announcement">
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
