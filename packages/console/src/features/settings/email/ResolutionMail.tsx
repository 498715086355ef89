import { useWrite } from '../../../data/use-write.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import { settingsKey, type TabProps } from '../settings.ts';

/** Whether requesters get an email when their ticket is resolved. */
export function ResolutionMail({ settings }: TabProps) {
  const { mailsResolution } = settings;
  const back = useWrite('organization.updateGeneral', {
    done: m.resolutionMail.theChangeWasUndone,
    failed: m.resolutionMail.theChangeCouldNotBeUndone,
    replaces: settingsKey,
  });
  const { write, busy } = useWrite('organization.updateGeneral', {
    done: ({ mailsResolution: isOn }) => ({
      title: isOn
        ? m.resolutionMail.requestersAreMailedOnResolution
        : m.resolutionMail.noEmailsOnResolutionAnyMore,
      undo: () => back.write({ mailsResolution: !isOn }),
    }),
    failed: m.resolutionMail.failedToUpdateEmailSettings,
    replaces: settingsKey,
  });
  return (
    <Card>
      <CardBody>
        <Switch
          checked={mailsResolution}
          disabled={busy}
          onChange={(isOn) => write({ mailsResolution: isOn })}
          label={m.resolutionMail.emailWhenARequestIsResolved}
          hint={m.resolutionMail.theRequesterHearsOfItUnless}
        />
      </CardBody>
    </Card>
  );
}
