// Keeps a scrolling list at its end while the reader is there.

const NEARLY = 40;

export function isAtEnd(list: HTMLElement): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight < NEARLY;
}

/** Attaches to a list whose room shrinks and grows, as when a keyboard opens. */
export function onResize(run: () => void): (list: HTMLElement) => () => void {
  return (list) => {
    const watching = new ResizeObserver(run);
    watching.observe(list);
    return () => watching.disconnect();
  };
}
