import type { Handlers } from '../../http/handlers.ts';
import { readMetrics } from './read/counts.ts';

export const v1Analytics: Handlers<'v1Analytics'> = {
  metrics: async ({ org, query }) => ({
    data: await readMetrics(org, Number.parseInt(query.period, 10)),
    message: 'Metrics retrieved successfully',
  }),
};
