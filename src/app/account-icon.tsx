import { Star } from 'lucide-react';
import { accountIcons } from '../pages/account/account-icons.ts';

/** A default export, as `lazy` requires. */
export default function AccountIcon({ slug }: { slug: string }) {
  const Icon = accountIcons[slug] ?? Star;
  return <Icon size={22} aria-hidden />;
}
