import { unsetPanel } from '@helpdesk/sdk/rules/chat-panel';
import type { Panel } from './panel.ts';

/** A panel with most signals turned off, with overrides. */
export const panelOf = (more: Partial<Panel> = {}): Panel => ({
  ...unsetPanel,
  opening: { ...unsetPanel.opening, isOn: false },
  showsJoining: false,
  hasSound: false,
  countsInTitle: false,
  ...more,
});
