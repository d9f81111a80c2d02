// @script pieces

/** Said of what carts, lists and orders name and the organiser has taken out of the content. */
export const NO_LONGER_LISTED = 'No longer listed';
