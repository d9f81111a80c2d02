// @script information

import { NOT_FOUND_TITLE } from '../domain/routing/address-title.ts';
import { paths } from '../domain/routing/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { PageMeta } from './page-module.ts';

export const head = (): PageMeta => ({ title: NOT_FOUND_TITLE, heading: null, noIndex: true });

export function Page() {
  return (
    // Below an address of the visitor's own, the footer has the links of all other pages (footer.module.css).
    <div data-unknown-address>
      <EmptyState
        title="We can’t find this page"
        text="It may have moved, or the link is wrong."
        picture="not-found-map"
      >
        <ButtonLink href={paths.home}>Go home</ButtonLink>
        <ButtonLink href={paths.expo} variant="outline">
          See the expos
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
