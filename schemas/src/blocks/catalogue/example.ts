export const catalogueExample = { _type: "catalogue", heading: "Ten groups of services" };
