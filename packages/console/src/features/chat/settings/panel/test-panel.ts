import { unsetPanel } from '../../../../data/chat-panel.ts';
import type { Panel } from './panel.ts';

/** A panel of which nothing is set but what is given. */
export const panelOf = (more: Partial<Panel> = {}): Panel => ({
  ...unsetPanel,
  pages: { shownOn: 'all', patterns: [] },
  opening: { isOn: false, showsFaces: true, showsAnswerTime: true, showsArticles: true },
  quickReplies: [],
  ...more,
});
