import { quarterOf } from '../../../figures/names.ts';

/** The counter of a quarter of an hour (UTC), whose names sort by time; counters of older releases cover a day. */
export const openedOn = (at: string) => `opened.${quarterOf(at)}`;
