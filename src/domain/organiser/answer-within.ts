// @script information

import { contact } from './contact.ts';

/** For the end of a sentence: ` within three working days`. Empty where the organiser promises no time. */
export const withinText = (time: string): string => time && ` within ${time}`;

export const answerWithin = withinText(contact.answerWithin);
