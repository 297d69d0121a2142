// Copying without a secure context: on plain http the browser's clipboard is not there.

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
