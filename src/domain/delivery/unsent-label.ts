// @script venue

/** `2 waiting to be sent, 1 needs attention` */
export const unsentLabel = ({ waiting, refused }: { waiting: number; refused: number }): string =>
  [
    waiting > 0 && `${waiting} waiting to be sent`,
    refused > 0 && `${refused} ${refused === 1 ? 'needs' : 'need'} attention`,
  ]
    .filter(Boolean)
    .join(', ');
