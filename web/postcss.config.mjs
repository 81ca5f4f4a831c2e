// Next minifies for the browsers in .browserslistrc; Tailwind's optimiser would first rewrite for older ones.
export default { plugins: { "@tailwindcss/postcss": { optimize: false } } };
