// Where agents looked for the catalogue before it had a well-known address.
export { GET } from "../.well-known/ai-catalog.json/route";
