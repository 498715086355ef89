import type { Schema } from '../contract/operations.ts';

/** The defaults of the chat's launcher and panel. */
export const unsetPanel: Required<Schema<'ChatPanel'>> = {
  launcher: { look: 'icon', text: '' },
  position: 'bottom-right',
  insetX: 20,
  insetY: 20,
  phoneInsetY: null,
  pages: { shownOn: 'all', patterns: [] },
  opening: { isOn: true, showsFaces: true, showsAnswerTime: true, showsArticles: true },
  quickReplies: [],
  proactiveMessages: [],
  showsJoining: true,
  hasSound: true,
  countsInTitle: true,
  consent: { kind: 'none', text: '' },
};
