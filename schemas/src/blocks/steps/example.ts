export const stepsExample = {
  _type: "steps",
  heading: "From hunch to working system",
  items: [
    {
      _type: "step",
      title: "Count the chore",
      description: "How many a week, how many minutes each, what a mistake costs.",
    },
    {
      _type: "step",
      title: "Run in the shadow",
      description: "For the first weeks it proposes and a person decides.",
    },
  ],
};
