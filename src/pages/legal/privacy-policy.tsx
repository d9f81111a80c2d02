import { LegalPage, legalPageModule } from './legal-page.tsx';

export const { head, initialQueries, status } = legalPageModule(
  'privacy-policy',
  'What Yhello knows about you, what stays on your phone, who else sees it, how long it is kept, and what you can ask for.',
);

export const Page = () => <LegalPage slug="privacy-policy" />;
