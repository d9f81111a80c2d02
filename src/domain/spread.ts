/** Phones woken together wait a random time up to this, unless the server asks for another spread. */
export const DEFAULT_SPREAD_S = 60;
