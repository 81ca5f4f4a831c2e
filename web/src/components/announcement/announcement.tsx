import { createHash } from "node:crypto";
import { ANNOUNCEMENT_MAX } from "@currawong/schemas/announcements";
import { cut } from "@currawong/schemas/cut";
import { linkPathOf } from "@currawong/schemas/paths";
import { sectionOf } from "@currawong/schemas/site-sections";
import { loadAnnouncement, type StoredAnnouncement } from "@/content/announcement";

/** Names an announcement with these words: a visitor who closed it sees other words again. */
const revisionOf = ({ _id, title }: StoredAnnouncement) =>
  createHash("sha1").update(`${_id}\n${title}`).digest("base64url").slice(0, 12);

/**
 * The bar itself. Without scripts it has no button. `public/announcement.js` runs as soon as the bar is parsed, before
 * the page is first shown: it hides what the visitor has closed, and otherwise shows the button.
 */
export function AnnouncementBar({ announcement }: { announcement: StoredAnnouncement }) {
  const { title, tone, links } = announcement;
  const [link] = links ?? [];
  return (
    // React need not know what the script changes.
    <section
      id="announcement"
      aria-label="Announcement"
      data-tone={tone}
      data-revision={revisionOf(announcement)}
      data-twin="first"
      suppressHydrationWarning
    >
      <div className="wrap">
        <p>
          {cut(title, ANNOUNCEMENT_MAX)}
          {link && (
            <>
              {" "}
              <a href={linkPathOf(link.target, link.landing)}>
                {cut(link.label, ANNOUNCEMENT_MAX)}
              </a>
            </>
          )}
        </p>
        <button type="button" hidden aria-label="Close the announcement" suppressHydrationWarning>
          ×
        </button>
      </div>
      <script src="/announcement.js" />
    </section>
  );
}

/**
 * The announcement for a page, with a stylesheet of its own: pages without one load nothing.
 * @param path the page’s link after “Home” in its breadcrumb, or else its own path
 */
export async function Announcement({ path }: { path: string }) {
  const announcement = await loadAnnouncement(sectionOf(path));
  if (!announcement) return null;
  return (
    <>
      <link rel="stylesheet" href="/announcement.css" precedence="announcement" />
      <AnnouncementBar announcement={announcement} />
    </>
  );
}
