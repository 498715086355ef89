import { useKeptChoice } from './kept-choice.ts';

/** The density of ticket rows, as chosen in this browser. */
export const useDensity = () => useKeptChoice('tickets-density', ['comfortable', 'compact']);
