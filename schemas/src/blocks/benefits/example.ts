export const benefitsExample = {
  _type: "benefits",
  heading: "Benefits",
  items: ["Answers at any hour", "A person when it matters", "Every conversation on record"],
  band: true,
};
