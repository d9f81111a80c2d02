import { useQuery } from '@tanstack/react-query';
import { momentParams } from '../../features/moments/moment-address.ts';
import { Moments } from '../../features/moments/moments.tsx';
import { momentQueries } from '../../features/moments/queries.ts';
import { Chips } from '../../ui/chips.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

export const initialQueries: PageModule['initialQueries'] = ({ search }) => [
  momentQueries.list(momentParams.parse(search).expo),
  momentQueries.expos(),
];

export const status: PageModule['status'] = (client, { search }) =>
  httpStatusOf(client, momentQueries.list(momentParams.parse(search).expo));

export const head: PageModule['head'] = (_, { search }) => ({
  description: 'Pictures from our expos: first steps, long queues, small hands.',
  noIndex: String(search) !== '',
});

export function Page({ address }: PageProps) {
  const filter = momentParams.parse(address.search);
  const { data: expos = [], isLoading } = useQuery(momentQueries.expos());
  const chip = (label: string, expo?: string) => ({
    label,
    href: momentParams.href({ expo }),
    current: filter.expo === expo,
  });
  return (
    <>
      <Chips
        label="Expos"
        chips={[chip('All'), ...expos.map(({ slug, name }) => chip(name, slug))]}
        isLoading={isLoading}
      />
      <OfflineCopyNoteOf query={momentQueries.list(filter.expo)} />
      <Moments {...filter} />
    </>
  );
}
