import m from '../messages.yaml';

/** The direction that is good; neither for metrics that only measure volume. */
export type Better = 'up' | 'down' | 'neither';

export type Change = {
  /** Starts with + for an increase. */
  text: string;
  direction: 'up' | 'down' | 'level';
  tone: 'good' | 'bad' | 'neutral';
};

export type ChangeUnit = 'number' | 'percent' | 'points';

/** Formats the change of a metric: +12%, -3, +5 pts, No change. */
export function describeChange(amount: number, unit: ChangeUnit, better: Better): Change {
  if (amount === 0) return { text: m.change.noChange, direction: 'level', tone: 'neutral' };
  const direction = amount > 0 ? 'up' : 'down';
  const signed = `${amount > 0 ? '+' : '-'}${Math.abs(amount).toLocaleString('en')}`;
  const text = { number: signed, percent: `${signed}%`, points: m.change.points({ signed }) }[unit];
  const tone = better === 'neither' ? 'neutral' : direction === better ? 'good' : 'bad';
  return { text, direction, tone };
}
