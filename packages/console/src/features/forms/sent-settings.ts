import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useCan } from '../../data/session.ts';

/** The settings of a form as the member may send them: who cannot change settings leaves out where notices go. */
export function useSentSettings() {
  const mayChangeNotices = useCan()('manage_settings');
  return ({
    emailNotificationTo,
    ...settings
  }: Schema<'FormSettings'>): Schema<'FormSettingsInput'> =>
    mayChangeNotices ? { ...settings, emailNotificationTo } : settings;
}
