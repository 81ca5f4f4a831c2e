// Next minifies, for the browsers in .browserslistrc; Tailwind would rewrite for older ones first.
export default { plugins: { "@tailwindcss/postcss": { optimize: false } } };
