/** Names this build, in page, worker and server: pages and files of one build fit together. */
declare const __BUILD_ID__: string;
