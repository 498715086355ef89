import { useKeptChoice } from './kept-choice.ts';

/** How high the rows of tickets are, as this browser's user has chosen. */
export const useDensity = () => useKeptChoice('tickets-density', ['comfortable', 'compact']);
