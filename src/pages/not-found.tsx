// @script information

import { paths } from '../domain/routing/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { PageHead } from './page-module.ts';

export const head = (): PageHead => ({ title: 'Page Not Found', noIndex: true });

export function Page() {
  return (
    <EmptyState
      title="We looked everywhere"
      text="This page does not exist, or it has moved. The expos are still where they were."
      picture="not-found-map"
    >
      <ButtonLink href={paths.home}>Go home</ButtonLink>
      <ButtonLink href={paths.expo} variant="outline">
        See the expos
      </ButtonLink>
    </EmptyState>
  );
}
