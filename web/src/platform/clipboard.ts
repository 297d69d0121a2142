// Clipboard and share sheet; copying works on plain http too, where the clipboard API is missing.

/** Whether the text is in the clipboard now; `field` holds it, and is left marked if not. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    // Old and spoken against, but the only way here.
    return document.execCommand("copy");
  }
}

/** Whether this device can hand a link to another program. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}
