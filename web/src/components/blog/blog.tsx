import { SECTION_QUERY } from "@currawong/schemas/queries/pages";
import { load } from "@/content/load";
import { missing } from "@/content/missing";
import { ChatLink } from "../button/chat-link";
import { Closing } from "../closing/closing";
import { Hero } from "../hero/hero";
import { PageShell } from "../page-shell/page-shell";
import { ArticleList } from "./article-list";
import type { BlogPage } from "./blog-page";
import { LoadMore } from "./load-more";
import { PageLinks } from "./page-links";
import { blogPath } from "./paging";

/** The head of the blog. Also what its metadata is made of. */
export async function loadBlog() {
  return (await load(SECTION_QUERY, { slug: "blog" })) ?? missing("/blog");
}

type Props = {
  /** From 1. */
  number: number;
  page: BlogPage;
};

/** The list of articles, whichever page of it. */
export async function Blog({ number, page }: Props) {
  const { title, intro, chatLabel, chatMessage, vantaType, closing } = await loadBlog();
  const { articles, total, lastPage } = page;
  return (
    <PageShell path={blogPath(number)}>
      <Hero
        className="blog-hero"
        title={title}
        intro={intro}
        background={vantaType}
        eyebrow={number === 1 ? null : `Page ${number} of ${lastPage}`}
      >
        <div className="buttons">
          <ChatLink message={chatMessage ?? ""} className="button ghost">
            {chatLabel}
          </ChatLink>
        </div>
      </Hero>
      <div className="section wrap blog">
        <ArticleList articles={articles} first />
        {number > 1 ? (
          <PageLinks number={number} lastPage={lastPage} />
        ) : (
          lastPage > 1 && <LoadMore total={total} lastPage={lastPage} />
        )}
      </div>
      <Closing closing={closing} />
    </PageShell>
  );
}
