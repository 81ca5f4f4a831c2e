export const testimonialsExample = {
  _type: "testimonials",
  heading: "What customers say",
  items: [
    {
      _type: "testimonial",
      quote: "The new catalogue took a day to learn, and our team changes prices in it themselves.",
      name: "Example Customer",
      role: "Owner",
      company: "Example Nursery",
      source: "https://example.com/review",
    },
    {
      _type: "testimonial",
      quote: "They answered on the day we asked, and told us what we did not need.",
      name: "Another Customer",
    },
  ],
};
