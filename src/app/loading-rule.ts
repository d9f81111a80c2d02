const QUIET: readonly string[] = ['my-rewards', 'get-in-touch'];

/** Every move to another path shows the bar, except to or within my-rewards and get-in-touch. */
export function showsLoadingBar(from: string, to: string): boolean {
  return from !== to && !QUIET.includes(to.split('/')[1] ?? '');
}
