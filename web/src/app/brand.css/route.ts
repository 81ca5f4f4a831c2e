import { loadAgency } from "@/content/agency";

/** The accent of the agency's own brand, in place of the tokens' wattle gold. Pages link it where there is one. */
export async function GET() {
  const { accent } = await loadAgency();
  const css = accent
    ? `:root{--color-wattle:${accent};--color-wattle-2:color-mix(in oklch,${accent} 92%,#000)}`
    : "";
  return new Response(css, { headers: { "Content-Type": "text/css; charset=utf-8" } });
}
