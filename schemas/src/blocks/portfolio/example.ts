export const portfolioExample = { _type: "portfolio" };
