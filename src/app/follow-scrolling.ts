/** Shorter moves are a finger at rest, or a phone's own bars. */
const MIN_MOVE_PX = 8;

/** Marks the document while the visitor scrolls down, so that what floats makes room. Not at the end of the page. */
export function followScrolling(): void {
  const { documentElement: root } = document;
  let lastY = scrollY;
  const follow = () => {
    const isAtEnd = scrollY + innerHeight >= root.scrollHeight - MIN_MOVE_PX;
    if (!isAtEnd && Math.abs(scrollY - lastY) < MIN_MOVE_PX) return;
    root.dataset.scrolled = scrollY > lastY && !isAtEnd ? 'down' : 'up';
    lastY = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
}
