export const exhibitExample = {
  _type: "exhibit",
  heading: "Monday morning in the CRM",
  layout: "records",
  columns: ["Who", "What they asked", "Next"],
  rows: [
    {
      _type: "exhibitRow",
      label: "A plumber in Newcastle",
      text: "Asked for a quote twice and opened the price list",
      result: "Ring today",
    },
    {
      _type: "exhibitRow",
      label: "A student in Perth",
      text: "Wanted a template for an assignment",
      result: "Set aside",
    },
  ],
  note: "Names and figures are made up.",
};
