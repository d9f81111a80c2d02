/** The user pool that is built into the server; settings name a real one. */
export const EMBEDDED_POOL_ID = 'ap-southeast-1_YhelloLocal';
export const EMBEDDED_CLIENT_ID = 'yhellolocalclient';
