export type UnsentCounts = { waiting: number; refused: number };

/** What a sign-out would delete, in words. */
export function unsentSentence({ waiting, refused }: UnsentCounts): string {
  const sentences = [
    waiting === 1 && 'One change on this device isn’t sent yet.',
    waiting > 1 && `${waiting} changes on this device aren’t sent yet.`,
    refused > 0 && refusedText(refused, waiting > 0),
  ];
  return sentences.filter(Boolean).join(' ');
}

function refusedText(refused: number, isAddition: boolean): string {
  const changes = isAddition ? 'more' : `change${refused === 1 ? '' : 's'} on this device`;
  return refused === 1
    ? `One ${changes} was refused and needs your attention.`
    : `${refused} ${changes} were refused and need your attention.`;
}
