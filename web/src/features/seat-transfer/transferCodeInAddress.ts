// The one-time code behind the # of this page's address, with which a seat is taken over on another device.

export function transferCodeInAddress(): string | null {
  return /^#carry=(\w{1,32})$/.exec(location.hash)?.[1] ?? null;
}
