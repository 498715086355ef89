import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { messageOr, useWrite } from '../../data/use-write.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Switch } from '../../ui/Switch.tsx';

type Preferences = Schema<'NotificationPreferences'>;

const kinds: readonly {
  name: Exclude<keyof Preferences, 'emailNotifications'>;
  label: string;
  hint: string;
}[] = [
  { name: 'ticketCreated', label: 'New tickets', hint: 'A customer has opened one' },
  { name: 'ticketAssignments', label: 'Assignments', hint: 'A ticket was assigned to you' },
  { name: 'ticketUpdates', label: 'Replies', hint: 'Somebody wrote in your ticket' },
  { name: 'ticketUpdated', label: 'Changes', hint: 'Status or priority of your ticket changed' },
  { name: 'ticketResolutions', label: 'Resolutions', hint: 'Your ticket was resolved' },
  { name: 'ticketMentions', label: 'Mentions', hint: 'A colleague mentioned you in a note' },
  { name: 'chatMessages', label: 'Live chat', hint: 'Somebody waits, hands over or rates' },
  { name: 'systemAnnouncements', label: 'Announcements', hint: 'News of this helpdesk' },
  { name: 'weeklyDigest', label: 'Weekly digest', hint: 'Once a week, in one email' },
  { name: 'marketingEmails', label: 'Product news', hint: 'Tips and offers' },
];

/** The user's notification settings; with email off altogether, the single kinds are disabled. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const [chosen, setChosen] = useState<Preferences>(user.notificationPreferences);
  const set = (name: keyof Preferences, value: boolean) => setChosen({ ...chosen, [name]: value });
  const { write, busy } = useWrite('profile.updateNotificationPreferences', {
    done: { title: 'Preferences Updated', text: 'Your notification preferences have been saved.' },
    failed: messageOr('Failed to update preferences'),
    refresh: ['auth.user'],
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Notification Preferences"
      submit="Save Preferences"
      busy={busy}
      onSubmit={() => write({ notificationPreferences: chosen })}
      onClose={onClose}
    >
      <Switch
        label="Email notifications"
        hint="The master switch for all of these"
        checked={chosen.emailNotifications}
        onChange={(value) => set('emailNotifications', value)}
      />
      <div className="grid gap-3.5 border-t pt-4 sm:grid-cols-2">
        {kinds.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={chosen[name]}
            disabled={!chosen.emailNotifications}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
    </FormDialog>
  );
}
