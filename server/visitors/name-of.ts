/** What a visitor is called whose pool has no name: the first part of the address. */
export const nameOf = (email: string): string => email.split('@')[0] ?? '';
