/** An empty index, for tabs that were opened before a deployment and search in the browser. Ends with the next tag. */
export const GET = () => Response.json({ entries: [], suggestions: [] });
