// How a paragraph of a rules sheet is set: as text, or as a list.

export type Part = { kind: "text"; text: string } | { kind: "list"; items: string[] };

const MARK = "- ";

export function partsOf(paragraphs: readonly string[]): Part[] {
  return paragraphs.map((paragraph) => {
    const lines = paragraph.split("\n");
    if (!lines.every((line) => line.startsWith(MARK))) return { kind: "text", text: paragraph };
    return { kind: "list", items: lines.map((line) => line.slice(MARK.length)) };
  });
}
