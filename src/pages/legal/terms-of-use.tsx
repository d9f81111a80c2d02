import { productName } from '../../domain/organiser/brand.ts';
import { offersCards, offersPoints } from '../../domain/organiser/offers.ts';
import { LegalPage, legalPageModule } from './legal-page.tsx';

export const { head, initialQueries, status } = legalPageModule(
  'terms-of-use',
  `The terms for using ${productName}: your account, pass and check-in, buying, ${offersPoints ? 'points, ' : ''}${offersCards ? 'vouchers ' : ''}and lucky draws, in plain words.`,
);

export const Page = () => <LegalPage slug="terms-of-use" />;
