import { unsetPanel } from '@helpdesk/sdk/rules/chat-panel';
import type { Panel } from './panel.ts';

/** A panel that a team has made quiet, with what is given. */
export const panelOf = (more: Partial<Panel> = {}): Panel => ({
  ...unsetPanel,
  opening: { ...unsetPanel.opening, isOn: false },
  showsJoining: false,
  hasSound: false,
  countsInTitle: false,
  ...more,
});
