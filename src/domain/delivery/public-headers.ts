// @script shell

// Our own headers of answers to anybody. Pages of earlier versions know them by these names.

/** In answers with the time: the seconds over which phones that come back together spread their deliveries. */
export const SPREAD_HEADER = 'x-spread-s';
/** With a rendered page: the build, policy and content that it was rendered with. No other server sends it. */
export const BUILD_HEADER = 'x-build';
