import { loadAgency } from "@/content/agency";

/** Replaces the wattle gold of the tokens with the agency's accent. Pages link it only if there is one. */
export async function GET() {
  const { accent } = await loadAgency();
  const css = accent
    ? `:root{--color-wattle:${accent};--color-wattle-2:color-mix(in oklch,${accent} 92%,#000)}`
    : "";
  return new Response(css, { headers: { "Content-Type": "text/css; charset=utf-8" } });
}
