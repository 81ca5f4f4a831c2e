export const formExample = {
  _type: "form",
  heading: "Get Your Free Quote",
  variant: "enquiry",
  band: true,
};
