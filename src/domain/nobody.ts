/** In place of a `sub`: whoever used the phone while nobody was signed in. No pool gives anybody this name. */
export const NOBODY = 'nobody';
