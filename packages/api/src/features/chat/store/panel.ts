import type { Schema } from '@helpdesk/sdk/contract/operations';
import { unsetPanel } from '@helpdesk/sdk/rules/chat-panel';
import type { Org } from '../../../database/types.ts';
import { invalid } from '../../../refusal.ts';
import { findActiveForm } from '../../forms/read/forms.ts';

type Panel = Schema<'ChatPanel'>;

/** The panel of a row, with defaults for settings added after it was saved. */
export const panelOf = (stored: string | undefined): Panel => ({
  ...unsetPanel,
  ...(JSON.parse(stored ?? '{}') as Partial<Panel>),
});

/** Rejects a panel with a button that does nothing, or a checkbox without a label. */
export async function validatePanel(org: Org, panel: Panel): Promise<void> {
  const { launcher, consent, pages, quickReplies } = panel;
  if (launcher.look === 'text' && !launcher.text) {
    throw invalid('panel.launcher.text', 'Please enter the text of the button', 'required');
  }
  if (consent.kind !== 'none' && !consent.text) {
    throw invalid('panel.consent.text', 'Please enter the notice for visitors', 'required');
  }
  if (pages.shownOn === 'only' && pages.patterns.length === 0) {
    throw invalid('panel.pages.patterns', 'Please enter at least one address', 'required');
  }
  const { proactiveMessages = [] } = panel;
  for (const [at, { id, shownOn, patterns }] of proactiveMessages.entries()) {
    const place = `panel.proactiveMessages.${at}`;
    if (shownOn === 'only' && patterns.length === 0) {
      throw invalid(`${place}.patterns`, 'Please enter at least one address', 'required');
    }
    if (proactiveMessages.findIndex((one) => one.id === id) !== at) {
      throw invalid(`${place}.id`, 'Each message needs a unique ID', 'invalid');
    }
  }
  for (const [at, { message, formId }] of quickReplies.entries()) {
    const place = `panel.quickReplies.${at}`;
    if ((message === null) === (formId === null)) {
      throw invalid(place, 'A quick reply needs a message or a form', 'invalid');
    }
    if (formId !== null && (formId === 'default' || !(await findActiveForm(org, formId)))) {
      throw invalid(`${place}.formId`, "This form doesn't exist or is turned off", 'invalid');
    }
  }
}
