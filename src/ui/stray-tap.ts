/** A second tap that comes sooner is the second half of a double tap. Slow double taps take almost as long. */
export const STRAY_TAP_MS = 500;
