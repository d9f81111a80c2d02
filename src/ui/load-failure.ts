import { createContext, useContext } from 'react';

/** Whether our server can be reached. The app provides it; this folder knows no requests. */
export const OnlineContext = createContext(true);

/** Why nothing could be loaded. The signal is blamed only when it is missing. */
export const useLoadFailureText = (): string =>
  useContext(OnlineContext)
    ? 'We couldn’t load this. Try again.'
    : 'You’re offline, and this isn’t saved on this phone yet.';
