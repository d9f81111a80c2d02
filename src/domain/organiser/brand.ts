// The build replaces these with values of the content folder (`server/content/organiser-config/built-config.ts`).

export const productName: string = 'Yhello';
/** Addresses of the mark beside the name, and of the icon. Their names change with the brand. */
export const logoPath: string = '/icons/logo.svg';
export const iconPath: string = '/icons/icon-512.png';
