import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useCan } from '../../data/session.ts';

/** Returns the settings of a form that the member may send: without the notification address if they can't change settings. */
export function useSentSettings() {
  const mayChangeNotices = useCan()('manage_settings');
  return ({
    emailNotificationTo,
    ...settings
  }: Schema<'FormSettings'>): Schema<'FormSettingsInput'> =>
    mayChangeNotices ? { ...settings, emailNotificationTo } : settings;
}
