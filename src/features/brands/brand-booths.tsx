import { boothSign } from '../../domain/expo/booth-sign.ts';
import type { ExpoList } from '../../domain/expo/expo.ts';
import { boothPath, paths } from '../../domain/routing/paths.ts';
import type { Brand } from '../../domain/shop/brand.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, RowList } from '../../ui/rows.tsx';
import { Section } from '../../ui/section.tsx';
import { upcomingBooths, upcomingDeals } from './upcoming-booths.ts';

type Props = { brand: Pick<Brand, 'booths' | 'deals'>; expoList: ExpoList; today: string };

/** The booths of a brand at coming expos, and its offers. */
export function BrandBooths({ brand, expoList, today }: Props) {
  const booths = upcomingBooths(brand.booths, expoList, today);
  const deals = upcomingDeals(brand.deals, expoList, today);
  return (
    <>
      <Section title="Find them at" moreLink={{ label: 'All expos', href: paths.expo }}>
        {booths.length === 0 && <p>Their booths at the next expos aren’t known yet.</p>}
        <RowList>
          {booths.map(({ expo, booth }) => (
            <Row
              key={`${expo.slug} ${booth.booth}`}
              title={expo.name}
              trailing={
                !booth.isOffPlan && (
                  <ButtonLink variant="outline" href={boothPath(expo.slug, booth.booth)}>
                    Map<span className="visually-hidden"> of {expo.name}</span>
                  </ButtonLink>
                )
              }
            >
              <p>{boothSign(booth)}</p>
              <p>{dayRange(expo.fromDate, expo.toDate, today)}</p>
            </Row>
          ))}
        </RowList>
      </Section>
      {deals.length > 0 && (
        <Section title="Offers">
          <RowList>
            {deals.map(({ title, text, validity }) => (
              <Row key={title} title={title}>
                <p>{text}</p>
                <p>
                  <strong>{validity}</strong>
                </p>
              </Row>
            ))}
          </RowList>
        </Section>
      )}
    </>
  );
}
