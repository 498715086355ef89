import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { messageOr, useWrite } from '../../data/use-write.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import m from './messages.yaml';

type Preferences = Schema<'NotificationPreferences'>;

const kinds: readonly {
  name: Exclude<keyof Preferences, 'emailNotifications'>;
  label: string;
  hint: string;
}[] = [
  {
    name: 'ticketCreated',
    label: m.preferencesDialog.newTickets,
    hint: m.preferencesDialog.aCustomerHasOpenedOne,
  },
  {
    name: 'ticketAssignments',
    label: m.preferencesDialog.assignments,
    hint: m.preferencesDialog.aTicketWasAssignedToYou,
  },
  {
    name: 'ticketUpdates',
    label: m.preferencesDialog.replies,
    hint: m.preferencesDialog.somebodyWroteInYourTicket,
  },
  {
    name: 'ticketUpdated',
    label: m.preferencesDialog.changes,
    hint: m.preferencesDialog.statusOrPriorityOfYourTicket,
  },
  {
    name: 'ticketResolutions',
    label: m.preferencesDialog.resolutions,
    hint: m.preferencesDialog.yourTicketWasResolved,
  },
  {
    name: 'ticketMentions',
    label: m.preferencesDialog.mentions,
    hint: m.preferencesDialog.aColleagueMentionedYouInA,
  },
  {
    name: 'chatMessages',
    label: m.preferencesDialog.liveChat,
    hint: m.preferencesDialog.somebodyWaitsHandsOverOrRates,
  },
  {
    name: 'systemAnnouncements',
    label: m.preferencesDialog.announcements,
    hint: m.preferencesDialog.newsOfThisHelpdesk,
  },
  {
    name: 'weeklyDigest',
    label: m.preferencesDialog.weeklyDigest,
    hint: m.preferencesDialog.onceAWeekInOneEmail,
  },
  {
    name: 'marketingEmails',
    label: m.preferencesDialog.productNews,
    hint: m.preferencesDialog.tipsAndOffers,
  },
];

/** The user's notification settings; while email is off altogether, the separate ones are disabled. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const [chosen, setChosen] = useState<Preferences>(user.notificationPreferences);
  const set = (name: keyof Preferences, value: boolean) => setChosen({ ...chosen, [name]: value });
  const { write, busy } = useWrite('profile.updateNotificationPreferences', {
    done: {
      title: m.preferencesDialog.preferencesUpdated,
      text: m.preferencesDialog.yourNotificationPreferencesHaveBeen,
    },
    failed: messageOr(m.preferencesDialog.failedToUpdatePreferences),
    refresh: ['auth.user'],
    onDone: onClose,
  });
  return (
    <FormDialog
      title={m.preferencesDialog.notificationPreferences}
      submit={m.preferencesDialog.savePreferences}
      busy={busy}
      onSubmit={() => write({ notificationPreferences: chosen })}
      onClose={onClose}
    >
      <Switch
        label={m.preferencesDialog.emailNotifications}
        hint={m.preferencesDialog.theMasterSwitchForAllOf}
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
