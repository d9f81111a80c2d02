/** The user pool that comes with the server; a real one is named by settings. */
export const EMBEDDED_POOL_ID = 'ap-southeast-1_YhelloLocal';
export const EMBEDDED_CLIENT_ID = 'yhellolocalclient';
