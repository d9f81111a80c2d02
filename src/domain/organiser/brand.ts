// What the build puts in place of these is in the content folder (`server/content/organiser-config`).

export const productName: string = 'Yhello';
/** Addresses of the mark beside the name, and of the icon. Their names change with the brand. */
export const logoPath: string = '/icons/logo.svg';
export const iconPath: string = '/icons/icon-512.png';
