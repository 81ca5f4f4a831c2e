import { loadMenuRates } from "@/content/menu-rates";

/** The prices that the menu shows beside its links on wide screens. Fetched when it is first opened. */
export async function GET() {
  return Response.json(await loadMenuRates());
}
