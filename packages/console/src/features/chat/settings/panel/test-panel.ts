import { unsetPanel } from '@helpdesk/sdk/rules/chat-panel';
import type { Panel } from './panel.ts';

/** A panel of which nothing is set but what is given. */
export const panelOf = (more: Partial<Panel> = {}): Panel => ({ ...unsetPanel, ...more });
