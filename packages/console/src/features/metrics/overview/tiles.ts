import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Change } from '../../../ui/text/change.ts';
import { changeOf, countText, minutesText, percentText } from '../figures.ts';
import m from '../messages.yaml';

export type Tile = {
  label: string;
  /** Null if there is no data. */
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
    note:
      now[key].p90 === null
        ? m.tiles.median
        : m.tiles.median9In10Within({ minutesText: minutesText(now[key].p90) }),
    change: changeOf(now[key].median, before[key].median, 'down'),
    values: days.map((day) => day[key]),
  });
  const { count, share, mean } = now.satisfaction;
  return [
    {
      label: m.tiles.newTickets,
      value: countText(now.created),
      note: m.tiles.from({ created: countText(before.created) }),
      change: changeOf(now.created, before.created, 'neither'),
      values: days.map(({ created }) => created),
    },
    {
      label: m.tiles.resolved,
      value: countText(now.resolved),
      note: m.tiles.from2({ resolved: countText(before.resolved) }),
      change: changeOf(now.resolved, before.resolved, 'up'),
      values: days.map(({ resolved }) => resolved),
    },
    {
      label: m.tiles.backlog,
      value: countText(now.backlog),
      note: m.tiles.from3({ backlog: countText(before.backlog) }),
      change: changeOf(now.backlog, before.backlog, 'down'),
      values: days.map(({ backlog }) => backlog),
    },
    time('firstResponse', m.tiles.firstResponse),
    time('resolution', m.tiles.resolution),
    {
      label: m.tiles.satisfaction,
      value: share === null ? null : percentText(share),
      note: count === 0 ? '' : m.tiles.ratingsOf5({ count, mean: mean ?? '' }),
      change: changeOf(share, before.satisfaction.share, 'up', 'points'),
      values: days.map(({ satisfaction }) => satisfaction),
    },
  ];
}
