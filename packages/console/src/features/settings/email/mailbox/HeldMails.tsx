import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Ago } from '../../../../data/Ago.tsx';
import { usePages } from '../../../../data/use-pages.ts';
import { fieldRefusals, messageOr, serverMessage, useWrite } from '../../../../data/use-write.ts';
import { Button, buttonClass } from '../../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../../ui/EmptyState.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { LoadingSettings } from '../../LoadingSettings.tsx';
import m from '../../messages.yaml';

type HeldMail = Schema<'HeldMail'>;

const PAGE = 20;
const SOON = 4_000;

/** The quarantined emails, each with the reason. */
export function HeldMails() {
  const list = usePages('mailbox.listHeld', { limit: PAGE });
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);

  function readAgain() {
    list.retry();
    clearTimeout(later.current);
    // An email that can't be parsed returns to quarantine.
    later.current = setTimeout(list.retry, SOON);
  }

  return (
    <Card aria-labelledby="held-mails">
      <CardHeader
        title={<span id="held-mails">{m.heldMails.quarantine}</span>}
        subtitle={m.heldMails.mailThatBecameNoTicketIt}
      />
      {list.problem ? (
        <ErrorState text={list.problem} onRetry={list.retry} />
      ) : !list.items ? (
        <LoadingSettings />
      ) : list.items.length === 0 ? (
        <EmptyState
          icon={<MailCheck />}
          title={m.heldMails.noMailIsHeld}
          text={m.heldMails.releaseAnEmail}
          action={
            <Link to="/settings/support-address" className={buttonClass('secondary')}>
              {m.heldMails.supportAddresses}
            </Link>
          }
        />
      ) : (
        <ul aria-label={m.heldMails.heldMail}>
          {list.items.map((mail) => (
            <HeldRow key={mail.id} mail={mail} onTaken={readAgain} />
          ))}
        </ul>
      )}
      {list.hasMore && (
        <CardBody className="border-t">
          <Button busy={list.isGrowing} onClick={list.more}>
            {m.heldMails.showMore}
          </Button>
        </CardBody>
      )}
    </Card>
  );
}

const taken = { title: m.heldMails.theMailIsTakenIn, text: m.heldMails.itsTicketIsThereInSome };

function HeldRow({ mail, onTaken }: { mail: HeldMail; onTaken: () => void }) {
  const { id, sender, subject, reason, needsSender, receivedAt } = mail;
  const { write, busy } = useWrite('mailbox.takeIn', {
    done: taken,
    failed: messageOr(m.heldMails.theMailCouldNotBeTaken),
    onDone: onTaken,
  });
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-sm font-medium wrap-anywhere" dir="auto">
          {subject || m.heldMails.noSubject}
        </p>
        <p className="text-sm text-muted-foreground wrap-anywhere">
          {sender ?? m.heldMails.itNamesNoSender}
        </p>
        {reason && <p className="text-sm text-muted-foreground wrap-anywhere">{reason}</p>}
      </div>
      <p className="text-xs text-muted-foreground">
        <Ago at={receivedAt} />
      </p>
      {needsSender ? (
        <TakeInFrom mail={mail} onTaken={onTaken} />
      ) : (
        <Button
          size="sm"
          busy={busy}
          aria-label={m.heldMails.takeIn({ subject: subject || m.heldMails.noSubject })}
          onClick={() => write({ id })}
        >
          {m.heldMails.takeItIn}
        </Button>
      )}
    </li>
  );
}

/** Asks for the sender of an email that names no address to reply to. */
function TakeInFrom({ mail: { id, subject }, onTaken }: { mail: HeldMail; onTaken: () => void }) {
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState('');
  const { write, busy } = useWrite('mailbox.takeInFrom', {
    done: taken,
    failed: (error) => {
      const [field] = fieldRefusals(error);
      if (!field)
        return {
          title: m.heldMails.error,
          text: serverMessage(error, m.heldMails.theMailCouldNotBeTaken),
        };
      setRefusal(field.message);
      return null;
    },
    onDone: onTaken,
  });
  return (
    <form
      noValidate
      className="flex basis-full flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        write({ id, email });
      }}
    >
      <div className="min-w-52 flex-1">
        <Field label={m.heldMails.customersEmail} required error={refusal}>
          <Input
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setRefusal('');
            }}
          />
        </Field>
      </div>
      <Button
        type="submit"
        size="sm"
        busy={busy}
        aria-label={m.heldMails.takeIn({ subject: subject || m.heldMails.noSubject })}
      >
        {m.heldMails.takeItIn}
      </Button>
    </form>
  );
}
