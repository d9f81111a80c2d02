/** Names this build; persisted data of another build is not restored. */
declare const __BUILD_ID__: string;
