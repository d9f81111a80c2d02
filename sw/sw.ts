/// <reference lib="webworker" />
import { deliverOnSync } from './background-sync.ts';
import { serveExpoList, servePictures, serveShell } from './caching.ts';
import { handleMessages } from './messages.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Array<{ url: string; revision: string | null }>;
};

serveShell(self.__WB_MANIFEST);
serveExpoList();
servePictures();
handleMessages(self);
deliverOnSync(self);
