// @script venue

/** The most that a vendor's document may do: its frame allows it, and so does the own policy of the chat's document. */
export const VENDOR_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
