import { measureBeside } from './load.ts';
import {
  type Bench,
  creating,
  filtered,
  filterNames,
  type Running,
  reads,
} from './request-rows.ts';

export type Costs = Map<string, { ratio: number; margin: number }>;

/** Measures what must not cost more in a large database: requests of all its organizations in turn. */
export async function costsOf({ floor, effort }: Bench, { data, target }: Running): Promise<Costs> {
  const loads = Object.entries(reads).map(([name, loadOf]) => [name, loadOf(data)] as const);
  for (const [name, query] of filterNames) {
    loads.push([`filter by ${name}`, filtered(data, query)]);
  }
  loads.push(['create, 32 clients, durable', creating(data)]);
  const costs: Costs = new Map();
  for (const [name, load] of loads) {
    costs.set(name, await measureBeside(floor, target, load, effort));
  }
  return costs;
}

/** Reports the costs in the large database as a multiple of those in the small one. */
export function reportGrowth({ report }: Bench, small: Costs, large: Costs, suffix: string) {
  for (const [name, { ratio, margin }] of large) {
    const before = small.get(name);
    if (!before) continue;
    const value = ratio / before.ratio;
    const spread = value * (margin / ratio + before.margin / before.ratio);
    const details = `${before.ratio.toFixed(1)} → ${ratio.toFixed(1)} × the floor`;
    const shown = { value, margin: spread, unit: '×', goal: { most: 1.3 }, details } as const;
    report.add(`flat: ${name}, ${suffix}`, shown, { ratio: value, margin: spread });
  }
}
