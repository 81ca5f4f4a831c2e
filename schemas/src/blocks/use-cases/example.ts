export const useCasesExample = {
  _type: "useCases",
  heading: "Use Cases",
  items: [
    {
      _type: "useCase",
      title: "A clinic after hours",
      description: "Books the appointment and leaves the difficult question for the morning.",
    },
  ],
};
