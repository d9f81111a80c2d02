import { productName } from '../../domain/organiser/brand.ts';
import { LegalPage, legalPageModule } from './legal-page.tsx';

export const { head, initialQueries, status } = legalPageModule(
  'terms-of-use',
  `The terms for using ${productName}.`,
);

export const Page = () => <LegalPage slug="terms-of-use" />;
