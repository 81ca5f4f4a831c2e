import { globSync } from "node:fs";
import { join } from "node:path";

// Next minifies for the browsers in .browserslistrc; Tailwind's optimiser would first rewrite for older ones.
const options = { optimize: false };

/**
 * Tailwind for development, where it may fail. Turbopack keeps the failure of a stylesheet until a file changes that
 * the stylesheet depends on, also across restarts; but a plugin that throws reports no file, so a mistake in an
 * imported file would outlive its correction (https://github.com/vercel/next.js/issues/90563). This shows the
 * message on the page instead, and names the files.
 */
const forgiving = {
  postcssPlugin: "tailwind-in-development",
  /** @type {import("postcss").Plugin["Once"]} */
  async Once(root, { result, postcss }) {
    // Loaded by Node, not bundled with this file.
    const { default: tailwind } = await import(/* turbopackIgnore: true */ "@tailwindcss/postcss");
    try {
      const compiler = postcss([tailwind(options)]);
      const { messages } = await compiler.process(root, { ...result.opts, map: false });
      result.messages.push(...messages);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(`A stylesheet cannot be compiled: ${message}`);
      const parent = root.source?.input.file ?? "";
      const [folder] = parent.split(/(?<=[\\/]src)[\\/]/);
      for (const name of globSync("**/*.css", { cwd: folder })) {
        const file = join(folder, name);
        result.messages.push({ type: "dependency", plugin: "tailwind", file, parent });
      }
      root.removeAll();
      const style =
        "display: block; padding: 1rem; background: #b00; color: #fff; font: 1rem monospace";
      root.append(`body::before { content: ${JSON.stringify(message)}; ${style} }`);
    }
  },
};

export default {
  plugins:
    process.env.NODE_ENV === "development" ? [forgiving] : { "@tailwindcss/postcss": options },
};
