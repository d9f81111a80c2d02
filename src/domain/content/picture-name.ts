// @script outbox

/** The name of the picture at an address, as `parsePicture` gives it, for a page of this origin. */
export function pictureNameOf(address: string, origin: string): string {
  const own = `${origin}/images/`;
  return (address.startsWith(own) ? address.slice(own.length) : address).replace(/-\d+\.\w+$/, '');
}

/** In px; 0 where the address does not tell. */
export const pictureWidthOf = (address: string): number => Number(/-(\d+)\.\w+$/.exec(address)?.[1] ?? 0);
