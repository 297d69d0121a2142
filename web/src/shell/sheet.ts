// How a paragraph of a rules sheet is set: as text, as a list, or as a drawing.

export type Part =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "drawing"; text: string };

const MARK = "- ";
const INDENT = "    ";

export function partsOf(paragraphs: readonly string[]): Part[] {
  return paragraphs.map((paragraph) => {
    const lines = paragraph.split("\n");
    if (lines.every((line) => line.startsWith(INDENT))) {
      return { kind: "drawing", text: lines.map((line) => line.slice(INDENT.length)).join("\n") };
    }
    if (!lines.every((line) => line.startsWith(MARK))) return { kind: "text", text: paragraph };
    return { kind: "list", items: lines.map((line) => line.slice(MARK.length)) };
  });
}
