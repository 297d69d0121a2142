// Random ids nobody can guess. `crypto.randomUUID` is missing on plain http, where families play.

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
