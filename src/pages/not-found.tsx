import { paths } from '../domain/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { HeadText } from './page.ts';

export const head = (): HeadText => ({ title: 'Page Not Found' });

export function Page() {
  return (
    <Notice
      title="We looked everywhere"
      text="This page does not exist, or it has moved. The expos are still where they were."
      picture="not-found-map"
    >
      <ButtonLink href={paths.home}>Go home</ButtonLink>
      <ButtonLink href={paths.expo} look="outline">
        See the expos
      </ButtonLink>
    </Notice>
  );
}
