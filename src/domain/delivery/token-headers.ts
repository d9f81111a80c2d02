// @script wire

// Our own headers of requests with a token, and of their answers. Pages of earlier versions know them by these names.

/** In a request to a plain call: the visitor's access token. */
export const TOKEN_HEADER = 'x-jwt-token';
/** In a request: the keys of the actions that wait on the phone, divided by spaces. */
export const WAITING_HEADER = 'x-waiting';
/** The revision of the visitor's data in an answer. */
export const REVISION_HEADER = 'x-rev';
/** The keys of the waiting actions that an answer contains, divided by spaces. */
export const APPLIED_HEADER = 'x-applied';
