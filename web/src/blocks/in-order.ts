/**
 * Puts documents into the order that an editor gave them; any that it does not name follow, as they were.
 * @param order ids of documents, of which some may be gone
 */
export function inOrder<Document extends { _id: string }>(
  documents: readonly Document[],
  order: readonly string[] | null | undefined,
): Document[] {
  const places = new Map(order?.map((id, place) => [id, place]));
  const placeOf = ({ _id }: Document) => places.get(_id) ?? places.size;
  return documents.toSorted((a, b) => placeOf(a) - placeOf(b));
}
