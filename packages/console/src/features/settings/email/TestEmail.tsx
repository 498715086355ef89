import { Send } from 'lucide-react';
import { useSession } from '../../../data/session.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody } from '../../../ui/Card.tsx';
import m from '../messages.yaml';

const failure = m.testEmail.theTestEmailCouldNotBe;

/** Sends a test email with the saved settings to the user's own address. */
export function TestEmail({ isDirty }: { isDirty: boolean }) {
  const { email } = useSession().user;
  const { write, busy, error } = useWrite('organization.testEmail', {
    done: { title: m.testEmail.testEmailSent, text: m.testEmail.lookIntoTheMailboxOf({ email }) },
    failed: (reason) => ({ title: m.testEmail.error, text: serverMessage(reason, failure) }),
  });
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-sm font-medium">{m.testEmail.tryIt}</p>
          <p className="text-sm text-muted-foreground">
            {isDirty
              ? m.testEmail.saveYourChangesFirstTheTest
              : m.testEmail.aTestEmailGoesTo({ email })}
          </p>
        </div>
        <Button icon={<Send />} busy={busy} disabled={isDirty} onClick={() => write({})}>
          {m.testEmail.sendATest}
        </Button>
        {error && !busy && <Banner className="basis-full">{serverMessage(error, failure)}</Banner>}
      </CardBody>
    </Card>
  );
}
