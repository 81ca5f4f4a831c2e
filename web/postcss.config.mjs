import { join } from "node:path";

// By its path, because Next bundles this file, and Tailwind cannot be bundled.
const tailwind = join(process.cwd(), "postcss-tailwind.mjs");

// Next minifies for the browsers in .browserslistrc; Tailwind's optimiser would first rewrite for older ones.
export default { plugins: { [tailwind]: { optimize: false } } };
