import type { Schema } from '@helpdesk/sdk/contract/operations';
import { CircleCheck, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Ago } from '../../../../data/Ago.tsx';
import { copyText } from '../../../../data/copy-text.ts';
import { useNow } from '../../../../data/use-now.ts';
import { useRead } from '../../../../data/use-read.ts';
import { serverMessage, useWrite } from '../../../../data/use-write.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { CopyBox } from '../../../../ui/CopyBox.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import m from '../../messages.yaml';
import { ImapState } from './ImapState.tsx';
import { providers } from './providers.ts';

type Address = Schema<'SupportAddress'>;

const OFTEN = 2_000;
/** Milliseconds after which the test email may be lost. */
const LONG = 2 * 60_000;

/** The steps to forward an address's email here, by provider, and the test that verifies it. */
export function ForwardingGuide({ address: given }: { address: Address }) {
  const [isWaiting, setIsWaiting] = useState(isUnsettled(given));
  const { data } = useRead('supportAddresses.list', undefined, isWaiting ? { every: OFTEN } : {});
  const address = data?.find(({ id }) => id === given.id) ?? given;
  const waits = isUnsettled(address);
  if (waits !== isWaiting) setIsWaiting(waits);
  if (address.imap) {
    return (
      <div className="flex flex-col gap-4">
        <ImapState imap={address.imap} address={address} />
        <SendTest address={address} />
      </div>
    );
  }
  if (address.forwardTo === null) {
    return <p className="text-sm text-muted-foreground">{m.forwardingGuide.incomingEmailIsOff}</p>;
  }
  return (
    <ol className="flex flex-col gap-5">
      <Step number={1} title={m.forwardingGuide.forwardItHere({ email: address.email })}>
        <CopyBox
          label={m.forwardingGuide.forwardTo}
          hint={m.forwardingGuide.onlyForThisAddress}
          text={address.forwardTo}
          copy={copyText}
        />
        <ProviderSteps email={address.email} />
        {address.confirmationUrl && (
          <Banner tone="info">
            {m.forwardingGuide.googleAsks}{' '}
            <a
              href={address.confirmationUrl}
              target="_blank"
              rel="noreferrer"
              className="font-medium text-primary-text hover:underline"
            >
              {m.forwardingGuide.confirmForwarding}
            </a>
          </Banner>
        )}
      </Step>
      <Step number={2} title={m.forwardingGuide.sendATestEmail}>
        <SendTest address={address} />
      </Step>
    </ol>
  );
}

/** Whether an email is still expected: its test, or the provider's confirmation request. */
const isUnsettled = ({ state, testSentAt, arrivedAt }: Address) =>
  state === 'unverified' || (testSentAt !== null && arrivedAt === null);

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold wrap-anywhere">
        {number}. {title}
      </h3>
      {children}
    </li>
  );
}

function ProviderSteps({ email }: { email: string }) {
  const [value, setValue] = useState<string>(providers[0].value);
  const { steps } = providers.find((one) => one.value === value) ?? providers[0];
  const localPart = email.slice(0, email.lastIndexOf('@'));
  return (
    <div>
      <Tabs
        label={m.forwardingGuide.emailProvider}
        tabs={providers}
        value={value}
        onChange={setValue}
        className="overflow-x-auto"
      >
        <ol className="list-decimal space-y-1.5 pt-3 pl-5 text-sm wrap-anywhere">
          {steps({ email, localPart }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Tabs>
    </div>
  );
}

function SendTest({ address }: { address: Address }) {
  const { id, email, state, testSentAt, arrivedAt } = address;
  const { write, busy, error } = useWrite('supportAddresses.test', {
    failed: (reason) => ({
      title: m.forwardingGuide.couldntSendTheTest,
      text: serverMessage(reason, m.forwardingGuide.tryAgain),
    }),
    refresh: ['supportAddresses.list'],
  });
  const now = useNow();
  const isLong = testSentAt !== null && now - Date.parse(testSentAt) > LONG;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant={state === 'verified' ? 'secondary' : 'primary'}
        icon={<Send />}
        busy={busy}
        onClick={() => write({ id })}
      >
        {testSentAt === null ? m.forwardingGuide.sendTestEmail : m.forwardingGuide.sendAgain}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-52 text-sm text-muted-foreground">
        {error && !busy ? (
          serverMessage(error, m.forwardingGuide.tryAgain)
        ) : testSentAt === null ? (
          m.forwardingGuide.completesWhenItArrives({ email })
        ) : arrivedAt === null ? (
          isLong ? (
            m.forwardingGuide.notHereYet({ email })
          ) : (
            m.forwardingGuide.waiting.rich({ ago: <Ago at={testSentAt} isInline /> })
          )
        ) : state === 'in_use' ? (
          <span className="text-destructive-text">{m.forwardingGuide.inUse}</span>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-success-text">
            <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
            {m.forwardingGuide.itWorks({ email })}
          </span>
        )}
      </p>
    </div>
  );
}
