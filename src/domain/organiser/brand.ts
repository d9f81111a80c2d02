// What the build puts in place of these is in the content folder (`server/content/facts`).

export const productName: string = 'Yhello';
