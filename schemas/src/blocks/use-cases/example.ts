export const useCasesExample = {
  _type: "useCases",
  heading: "Use Cases",
  items: [
    {
      _type: "useCase",
      title: "A clinic after hours",
      description: "Books the appointment and leaves the difficult question for the morning.",
    },
    {
      _type: "useCase",
      title: "A shop at Christmas",
      description: "Answers where the parcel is, and lets the people pack.",
    },
    {
      _type: "useCase",
      title: "A builder on the roof",
      description: "Takes down the job, the suburb and a telephone number.",
    },
  ],
};
