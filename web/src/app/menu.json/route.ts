import { loadMenuRates } from "@/components/header/menu-rates";

/** What the menu of wide screens shows beside its links. Fetched when it is first opened. */
export async function GET() {
  return Response.json(await loadMenuRates());
}
