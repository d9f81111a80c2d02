import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Languages, MapPin } from 'lucide-react';
import type { Group } from '../../domain/content/community.ts';
import { type Stage, stageLabels } from '../../domain/content/family-stage.ts';
import { LARGE_CARD_SIZES } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './community.module.css';
import { communityQueries } from './queries.ts';
import { groupsForStage } from './stage-filter.ts';

/** Support groups: their topic, time and place, and how to join. */
export function GroupList({ stage }: { stage: Stage | undefined }) {
  return (
    <QueryView
      query={useQuery(communityQueries.groups())}
      subject="The groups"
      skeleton={{ label: 'Loading the groups', count: 6 }}
    >
      {(groups) => {
        const shown = groupsForStage(groups, stage);
        if (shown.length === 0) return <p>No groups {stage && 'for this stage '}yet.</p>;
        return (
          <ul className={styles.groups} data-columns>
            {shown.map((group) => (
              <GroupCard key={group.slug} group={group} />
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}

function GroupCard({ group }: { group: Group }) {
  return (
    <li className={styles.group}>
      <Picture name={group.picture} alt="" width={1600} height={1200} sizes={LARGE_CARD_SIZES} />
      <div>
        <div>
          <p className={styles.eyebrow}>
            {group.stage === 'family' ? 'All stages' : stageLabels[group.stage]}&nbsp;· {group.area}
          </p>
          <h3>{group.name}</h3>
          <RichText html={group.about} />
          <ul className={styles.facts}>
            <li>
              <CalendarDays size={19} aria-hidden />
              {group.meetsWhen}
            </li>
            <li>
              <MapPin size={19} aria-hidden />
              {group.meetsWhere}
            </li>
            <li>
              <Languages size={19} aria-hidden />
              {group.languages.join(', ')}
            </li>
          </ul>
        </div>
        <Disclosure title="How to join" about={group.name}>
          <ol className={styles.steps}>
            {group.howToJoin.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </li>
  );
}
