// sessionStorage: the recognition sign under which this tab asks for a seat it has lost.

export function signKey(code: string): string {
  return `foolsgold.ask.${code}`;
}

/** Null if it asks for none. */
export function signOf(code: string): string | null {
  try {
    return sessionStorage.getItem(signKey(code));
  } catch {
    return null;
  }
}
