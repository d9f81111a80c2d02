import { createContext, useContext } from 'react';

/** Whether our server can be reached. The app provides it; this folder knows no requests. */
export const OnlineContext = createContext(true);

type LoadFailure = { text: string; picture: string };

/** Why nothing could be loaded. The signal is blamed only when it is missing. */
export const useLoadFailure = (): LoadFailure =>
  useContext(OnlineContext)
    ? { text: 'We had a problem. Try again in a moment.', picture: 'toppled-blocks' }
    : {
        text: 'You’re offline, and this isn’t saved on this device yet. It loads once you’re online.',
        picture: 'offline-signal',
      };
