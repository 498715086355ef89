import { useWrite } from '../../../data/use-write.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { settingsKey, type TabProps } from '../settings.ts';

/** Whether requesters are mailed that their ticket is resolved. */
export function ResolutionMail({ settings }: TabProps) {
  const { mailsResolution } = settings;
  const back = useWrite('organization.updateGeneral', {
    done: 'The change was undone',
    failed: 'The change could not be undone',
    replaces: settingsKey,
  });
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: ({ mailsResolution: isOn }) => ({
      title: isOn ? 'Requesters are mailed on resolution' : 'No emails on resolution any more',
      undo: () => back.write({ mailsResolution: !isOn }),
    }),
    failed: 'Failed to update email settings',
    replaces: settingsKey,
  });
  return (
    <Card>
      <CardBody>
        <Switch
          checked={mailsResolution}
          disabled={busy}
          onChange={(isOn) => write({ mailsResolution: isOn })}
          label="Email when a request is resolved"
          hint="The requester hears of it, unless they were just sent a reply."
        />
      </CardBody>
    </Card>
  );
}
