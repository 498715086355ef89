import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Change } from '../../../ui/change.ts';
import { changeOf, countText, minutesText, percentText } from '../figures.ts';

export type Tile = {
  label: string;
  /** Null where there is no data. */
  value: string | null;
  note: string;
  change: Change | null;
  values: readonly (number | null)[];
};

/** The figures formatted for their tiles. */
export function tilesOf({
  totals: now,
  totalsBefore: before,
  days,
}: Schema<'MetricsOverview'>): Tile[] {
  const time = (key: 'firstResponse' | 'resolution', label: string): Tile => ({
    label,
    value: now[key].median === null ? null : minutesText(now[key].median),
    note: now[key].p90 === null ? 'Median' : `median, 9 in 10 within ${minutesText(now[key].p90)}`,
    change: changeOf(now[key].median, before[key].median, 'down'),
    values: days.map((day) => day[key]),
  });
  const { count, share, mean } = now.satisfaction;
  return [
    {
      label: 'New tickets',
      value: countText(now.created),
      note: `from ${countText(before.created)}`,
      change: changeOf(now.created, before.created, 'neither'),
      values: days.map(({ created }) => created),
    },
    {
      label: 'Resolved',
      value: countText(now.resolved),
      note: `from ${countText(before.resolved)}`,
      change: changeOf(now.resolved, before.resolved, 'up'),
      values: days.map(({ resolved }) => resolved),
    },
    {
      label: 'Backlog',
      value: countText(now.backlog),
      note: `from ${countText(before.backlog)}`,
      change: changeOf(now.backlog, before.backlog, 'down'),
      values: days.map(({ backlog }) => backlog),
    },
    time('firstResponse', 'First response'),
    time('resolution', 'Resolution'),
    {
      label: 'Satisfaction',
      value: share === null ? null : percentText(share),
      note:
        count === 0
          ? ''
          : `${countText(count)} ${count === 1 ? 'rating' : 'ratings'}, ${mean} of 5`,
      change: changeOf(share, before.satisfaction.share, 'up', 'points'),
      values: days.map(({ satisfaction }) => satisfaction),
    },
  ];
}
