/** As a ref: scrolls where the header hides the new element, or where it goes on below the screen. */
export const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
