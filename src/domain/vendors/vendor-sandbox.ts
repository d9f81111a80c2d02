// @script venue

/** The most that a vendor's document may do. Its frame has it, and the chat's document has it in its policy, too. */
export const VENDOR_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
