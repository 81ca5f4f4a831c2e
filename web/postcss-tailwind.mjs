import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/postcss";

const UTILITIES = join(import.meta.dirname, "src/components/styles/utilities.css");

/**
 * Puts the module of a component into its layer, where it may apply our own utilities (`docs/decisions.md`). Not the modules that
 * Next makes of fonts, which are no files: their variables are in no layer, and so come before those of the theme.
 */
const componentLayer = {
  postcssPlugin: "component-layer",
  Once(root, { result, AtRule }) {
    const file = result.opts.from ?? "";
    if (!file.endsWith(".module.css") || !existsSync(file)) return;
    const layer = new AtRule({ name: "layer", params: "components" }).append(root.nodes);
    root.append(new AtRule({ name: "reference", params: JSON.stringify(UTILITIES) }), layer);
  },
};

/** Shown in place of the page’s styles. */
const messageRule = (error) =>
  `body::before { content: ${JSON.stringify(String(error.message))}; color: red; font: 1rem monospace; }`;

/**
 * Tailwind, which finds each component's module in its layer. In development, a mistake in a stylesheet is shown on the
 * page. Next would keep its failure, even once the mistake is corrected: a transform that fails does not say which files
 * it read (https://github.com/vercel/next.js/issues/90563).
 */
export default function tailwind(options) {
  const { plugins: own, ...rest } = tailwindcss(options);
  const plugins = [componentLayer, ...own];
  if (process.env.NODE_ENV !== "development") return { ...rest, plugins };
  const found = globSync("src/**/*.css", { cwd: import.meta.dirname, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  const survive = (plugin) => ({
    ...plugin,
    async Once(root, helpers) {
      const { result, postcss } = helpers;
      try {
        await plugin.Once(root, helpers);
      } catch (error) {
        console.error(`${error}`);
        root.removeAll();
        // A module may select by its own classes only.
        const isModule = result.opts.from?.includes(".module.css");
        if (!isModule) root.append(postcss.parse(messageRule(error)));
        for (const file of files) {
          const path = join(file.parentPath, file.name);
          result.messages.push({ type: "dependency", plugin: "tailwind", file: path });
        }
      }
    },
  });
  return { ...rest, plugins: plugins.map((each) => (each.Once ? survive(each) : each)) };
}
tailwind.postcss = true;
