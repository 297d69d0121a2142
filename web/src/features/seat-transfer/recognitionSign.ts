// The recognition sign under which this tab asks for a seat it has lost.

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

/** The one-time code behind the # of this page's address. */
export function transferCodeInAddress(): string | null {
  return /^#carry=(\w{1,32})$/.exec(location.hash)?.[1] ?? null;
}
