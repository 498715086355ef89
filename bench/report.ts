import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { Figure } from './compare.ts';
import type { Measured } from './load.ts';

export type Unit = '×' | '/s' | 'ms' | 'µs' | 'MB' | 'kB' | '%';

/** The displayed value of a figure, and its goal. */
export interface Shown {
  value: number;
  margin?: number;
  unit: Unit;
  goal?: { most: number } | { least: number } | undefined;
  details?: string;
}

export type Reported = Figure & Shown & { isMet?: boolean };

/** Prints each figure as soon as it is available, and stores all of them. */
export function createReport() {
  const figures: Reported[] = [];

  /** `compared`, if given, is independent of the machine and used to compare two runs. */
  function add(name: string, shown: Shown, compared: Partial<Figure> = {}) {
    const isMet = shown.goal && isReached(shown.value, shown.goal);
    figures.push({ name, ...compared, ...shown, ...(isMet === undefined ? {} : { isMet }) });
    const margin = shown.margin === undefined ? '' : ` ±${amount(shown.margin)}`;
    const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED';
    console.log(
      name.padEnd(62) +
        `${amount(shown.value)} ${shown.unit}${margin}`.padStart(18) +
        goalText(shown).padStart(12) +
        `  ${verdict.padEnd(7)}${shown.details ?? ''}`,
    );
  }

  return {
    figures,
    add,
    addRatio(name: string, measured: Measured, most?: number) {
      const { ratio, margin } = measured;
      const goal = most === undefined ? undefined : { most };
      const shown = {
        value: ratio,
        margin,
        unit: '×',
        goal,
        details: detailsOf(measured),
      } as const;
      add(name, shown, { ratio, margin });
    },
    end() {
      const evaluated = figures.filter(({ isMet }) => isMet !== undefined);
      const missed = evaluated.filter(({ isMet }) => !isMet);
      console.log(`\n${evaluated.length - missed.length} of ${evaluated.length} goals met`);
      for (const { name, value, unit, ...one } of missed) {
        console.log(
          `MISSED: ${name}: ${amount(value)} ${unit}, the goal is ${goalText({ unit, value, ...one })}`,
        );
      }
    },
  };
}

export type Report = ReturnType<typeof createReport>;

const isReached = (value: number, goal: NonNullable<Shown['goal']>) =>
  'most' in goal ? value <= goal.most : value >= goal.least;

function goalText({ goal, unit }: Shown) {
  if (!goal) return '';
  return 'most' in goal ? `≤ ${amount(goal.most)} ${unit}` : `≥ ${amount(goal.least)} ${unit}`;
}

function amount(value: number) {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toFixed(Math.abs(value) >= 10 ? 1 : 2)));
}

const detailsOf = ({ floor, figures }: Measured) =>
  `${figures.cpu.toFixed(3)} ms${figures.database > 0 ? ` and ${figures.database.toFixed(3)} of the database` : ''}` +
  `, floor ${floor.cpu.toFixed(3)}; ${Math.round(figures.perSecond).toLocaleString('en')}/s, p99 ${figures.p99} ms`;

/** Describes the commit and machine of the measurement. */
export function describeRun() {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return {
    commit: git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? ' with changes' : ''),
    at: new Date().toISOString(),
    machine: {
      cpu: cpus()[0]?.model ?? '',
      cores: availableParallelism(),
      gigabytes: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      /** If it is above 0.5 at the start, something else was running. */
      load: loadavg()[0] ?? 0,
    },
  };
}
