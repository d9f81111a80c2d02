import type { Content } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { nameOf, placeOf } from './place-of.ts';

type Talk = Content['programme'][number];

/** Talks that begin while another one is on at the same place. A hall has room for several. */
export function checkParallelTalks({ content, sources }: FoundContent): Problem[] {
  const { programme, halls, exhibitors } = content;
  const rooms = new Set([...halls, ...exhibitors].map(({ expo, hall }) => JSON.stringify([expo, hall])));
  const stages = new Map<string, Talk[]>();
  for (const talk of programme.filter(({ expo, place }) => !rooms.has(JSON.stringify([expo, place])))) {
    const stage = JSON.stringify([talk.expo, talk.place, talk.day]);
    stages.set(stage, [...(stages.get(stage) ?? []), talk]);
  }
  return [...stages.values()].flatMap((talks) => {
    const inOrder = talks.toSorted((a, b) => a.starts.localeCompare(b.starts));
    return inOrder.flatMap((talk, i) => {
      const other = inOrder.slice(0, i).find((earlier) => isOn(earlier, talk.starts));
      if (!other) return [];
      const time = other.ends ? `from ${other.starts} to ${other.ends}` : `at ${other.starts}`;
      return warningAt(
        placeOf(sources, talk, 'starts'),
        `${talk.starts} is while “${other.title}” is on at the same place, “${talk.place}”: ${time}, in ${nameOf(sources, other)}.`,
      );
    });
  });
}

/** What has no end is on at the time when it starts. */
const isOn = ({ starts, ends }: Talk, time: string) => starts === time || (ends !== null && time < ends);
