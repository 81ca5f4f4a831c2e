export const insightsExample = { _type: "insights", heading: "Latest insights" };
