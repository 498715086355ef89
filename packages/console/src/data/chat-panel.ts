import type { Schema } from '@helpdesk/sdk/contract/operations';

/** Launcher and panel of a chat of which nothing is set, for previews. */
export const unsetPanel: Schema<'VisitorChatPanel'> = {
  launcher: { look: 'icon', text: '' },
  position: 'bottom-right',
  insetX: 20,
  insetY: 20,
  showsJoining: false,
  hasSound: false,
  countsInTitle: false,
  consent: { kind: 'none', text: '' },
};
