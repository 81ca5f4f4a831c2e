import { createHash } from "node:crypto";
import { ANNOUNCEMENT_MAX } from "@currawong/schemas/announcements";
import { cut } from "@currawong/schemas/cut";
import { linkPathOf } from "@currawong/schemas/paths";
import { sectionOf } from "@currawong/schemas/site-sections";
import { loadAnnouncement, type StoredAnnouncement } from "@/content/announcement";
import styles from "./announcement.module.css";

/** Names an announcement with these words: a visitor who closed it sees other words again. */
const revisionOf = ({ _id, title }: StoredAnnouncement) =>
  createHash("sha1").update(`${_id}\n${title}`).digest("base64url").slice(0, 12);

/**
 * The bar itself. Without scripts it has no button. `client/announcement.ts` hides what the visitor has closed before
 * the page is first shown, and otherwise shows the button.
 */
export function AnnouncementBar({ announcement }: { announcement: StoredAnnouncement }) {
  const { title, tone, links } = announcement;
  const [link] = links ?? [];
  return (
    <section
      id="announcement"
      className={styles.bar}
      aria-label="Announcement"
      data-tone={tone}
      data-revision={revisionOf(announcement)}
    >
      <div className="wrap flex min-h-5.5 items-center gap-1 py-1">
        <p className="min-w-0 flex-1 text-[0.95rem] [overflow-wrap:anywhere]">
          {cut(title, ANNOUNCEMENT_MAX)}
          {link && (
            <>
              {" "}
              <a className="bold underline" href={linkPathOf(link.target, link.landing)}>
                {cut(link.label, ANNOUNCEMENT_MAX)}
              </a>
            </>
          )}
        </p>
        <button type="button" hidden aria-label="Close the announcement">
          ×
        </button>
      </div>
    </section>
  );
}

/**
 * The announcement for a page.
 * @param path the page’s link after “Home” in its breadcrumb, or else its own path
 */
export async function Announcement({ path }: { path: string }) {
  const announcement = await loadAnnouncement(sectionOf(path));
  return announcement && <AnnouncementBar announcement={announcement} />;
}
