import { TextPage, textPage } from './text-page.tsx';

export const { head, queries, status } = textPage(
  'terms-of-use',
  'What holds when you use Yhello: your account, pass and check-in, buying, points, vouchers and lucky draws, in plain words.',
);

export const Page = () => <TextPage slug="terms-of-use" />;
