/** Describes a block of a text in a line: its style, or list and level, and its text with marks. */
export function describeBlock(block: object): string {
  const { _type, style, listItem, level, children, markDefs, rows, code, src, alt, image } =
    Object(block);
  if (_type === "figure")
    return `figure: ${alt ?? image?.alt ?? ""} (${(src ?? "uploaded").slice(0, 24)})`;
  if (_type === "codeBlock") return `code: ${code}`;
  if (_type === "table") {
    const cells = (row: { cells: { children: { text: string }[] }[] }) =>
      row.cells.map((cell) =>
        cell.children
          .map(({ text }) => text)
          .join("")
          .replaceAll("\n", "⏎"),
      );
    return `table: ${rows.map((row: Parameters<typeof cells>[0]) => cells(row).join(" | ")).join(" / ")}`;
  }
  const words = children.map(({ text, marks }: { text: string; marks: string[] }) =>
    marks.reduce(
      (inner, mark) => {
        const link = markDefs.find(({ _key }: { _key: string }) => _key === mark);
        return link ? `[${inner}](${link.href})` : `<${mark}>${inner}</${mark}>`;
      },
      text.replaceAll("\n", "⏎"),
    ),
  );
  return `${listItem ? `${listItem} ${level}` : style}: ${words.join("")}`;
}
