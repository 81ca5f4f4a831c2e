export const claimsExample = { _type: "claims", heading: "What we have done so far" };
