import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Ago } from '../../../../data/Ago.tsx';
import { useRead } from '../../../../data/use-read.ts';
import { serverMessage, useWrite } from '../../../../data/use-write.ts';
import { Button } from '../../../../ui/Button.tsx';
import m from '../../messages.yaml';

const OFTEN = 2_000;
const failure = m.loopTest.theTestCouldNotBeSent;

/** Sends a test email to the organization's own mailbox, and says when it has arrived. */
export function LoopTest() {
  const [id, setId] = useState<string | null>(null);
  const { write, busy, error } = useWrite('mailbox.test', {
    failed: (reason) => ({ title: m.loopTest.error, text: serverMessage(reason, failure) }),
    onDone: (test) => setId(test.id),
  });
  const [arrived, setArrived] = useState<string | null>(null);
  const { data } = useRead(
    'mailbox.testResult',
    { id: id ?? '' },
    {
      enabled: id !== null && arrived !== id,
      every: OFTEN,
    },
  );
  if (data?.arrivedAt && arrived !== data.id) setArrived(data.id);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={<RefreshCw />} busy={busy} onClick={() => write({})}>
        {m.loopTest.sendATestAround}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-52 text-sm text-muted-foreground">
        {error && !busy ? (
          serverMessage(error, failure)
        ) : !id ? (
          m.loopTest.aMailGoesOutAsTo
        ) : data?.arrivedAt ? (
          <>{m.loopTest.theTestHasArrived.rich({ ago: <Ago at={data.arrivedAt} /> })}</>
        ) : (
          m.loopTest.theTestIsOnItsWay
        )}
      </p>
    </div>
  );
}
