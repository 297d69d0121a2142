// The end of a list that scrolls: whether the reader is there, and that it stays in sight.

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
