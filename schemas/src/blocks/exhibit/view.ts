export const exhibitView = /* groq */ `
  heading,
  intro,
  layout,
  columns,
  rows[]{ _key, label, text, result, drawing },
  turns[]{ _key, from, text },
  note,
  band
` as const;
