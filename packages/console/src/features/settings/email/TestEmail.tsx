import { Send } from 'lucide-react';
import { useSession } from '../../../data/session.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody } from '../../../ui/Card.tsx';

const failure = 'The test email could not be sent';

/** Sends a test mail with the saved settings to the user's own address. */
export function TestEmail({ isDirty }: { isDirty: boolean }) {
  const { email } = useSession().user;
  const { write, busy, error } = useWrite('organization.testEmail', {
    done: { title: 'Test email sent', text: `Look into the mailbox of ${email}.` },
    failed: (reason) => ({ title: 'Error', text: serverMessage(reason, failure) }),
  });
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-sm font-medium">Try it</p>
          <p className="text-sm text-muted-foreground">
            {isDirty
              ? 'Save your changes first: the test uses the saved settings.'
              : `A test email goes to ${email}.`}
          </p>
        </div>
        <Button icon={<Send />} busy={busy} disabled={isDirty} onClick={() => write({})}>
          Send a test
        </Button>
        {error && !busy && <Banner className="basis-full">{serverMessage(error, failure)}</Banner>}
      </CardBody>
    </Card>
  );
}
