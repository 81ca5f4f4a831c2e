import { HOME_QUERY } from "@currawong/schemas/queries/pages";
import { load } from "@/content/load";
import { tags } from "@/content/tags";

export default async function Home() {
  const { articles } = await load(HOME_QUERY, {}, [tags.list("article")]);
  return (
    <main>
      <h1>Home</h1>
      {articles.map((a) => (
        <p key={a._id}>{a.title}</p>
      ))}
    </main>
  );
}
