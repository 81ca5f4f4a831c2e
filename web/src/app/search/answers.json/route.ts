import { loadAnswers } from "@/blocks/chat-demo/load-answers";

/** Every answer on the site. The demonstration fetches it for a question that it has no prepared answer to. */
export async function GET() {
  return Response.json(await loadAnswers());
}
