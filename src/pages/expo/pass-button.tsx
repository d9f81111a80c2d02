import { useAtomValue } from 'jotai';
import { fillPath, passPath, paths } from '../../domain/routing/paths.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';

/**
 * To the visitor's pass, or to where one gets it. The server's HTML has the button for those who are signed out. Once
 * the visitor is known, the button keeps its place and its target: a finger may be on it.
 */
export function PassButton() {
  const isAuth = useAtomValue(isAuthAtom);
  return (
    <ButtonLink
      href={isAuth ? passPath : fillPath(paths.signUp, { returnUrl: passPath })}
      data-signed-out={!isAuth || undefined}
    >
      {isAuth ? 'Show my pass' : 'Get my pass'}
    </ButtonLink>
  );
}
