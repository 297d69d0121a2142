// Draws the given modules of a QR code as one SVG path: a bar for each run of dark ones. The server encodes the text.

export function qrMatrixPath(rows: readonly string[]): string {
  return rows.map((row, y) => [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join("")).join("");
}
