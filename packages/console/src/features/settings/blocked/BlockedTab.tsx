import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { ShieldCheck, X } from 'lucide-react';
import { useState } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { useRead } from '../../../data/use-read.ts';
import { fieldRefusals, messageOr, useWrite } from '../../../data/use-write.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';

type Blocked = Schema<'BlockedSender'>;

const stale = ['blockedSenders.list'] as const;
/** The blocked addresses and domains, whose messages are spam. */
export default function BlockedTab() {
  const { data: senders, isError, error, refetch } = useRead('blockedSenders.list');
  if (!senders && !isError) return <LoadingSettings />;
  return (
    <Card>
      <CardHeader
        title={m.blockedTab.blockedSenders}
        subtitle={m.blockedTab.whatTheyMailOrSendBy}
      />
      <AddSender />
      {!senders ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : senders.length === 0 ? (
        <EmptyState
          icon={<ShieldCheck />}
          title={m.blockedTab.nobodyIsBlocked}
          text={m.blockedTab.blockAnAddressAbove}
          action={
            <Link to="/spam" className={buttonClass('secondary')}>
              {m.blockedTab.viewSpam}
            </Link>
          }
        />
      ) : (
        <ul aria-label={m.blockedTab.blockedSenders}>
          {senders.map((sender) => (
            <SenderRow key={sender.id} sender={sender} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function AddSender() {
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const { write: unblock } = useWrite('blockedSenders.delete', {
    done: m.blockedTab.senderUnblocked,
    refresh: stale,
  });
  const add = useWrite('blockedSenders.create', {
    done: (made) => ({
      title: m.blockedTab.isBlocked({ value: made.value }),
      undo: () => unblock({ id: made.id }),
    }),
    failed: messageOr(m.blockedTab.failedToBlockTheSender),
    refresh: stale,
    onDone: () => {
      setValue('');
      setReason('');
    },
  });
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3 border-b px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        add.write({ value, ...(reason.trim() && { reason: reason.trim() }) });
      }}
    >
      <Field
        label={m.blockedTab.addressOrDomain}
        error={add.error ? fieldRefusals(add.error)[0]?.message : undefined}
        className="min-w-0 flex-1 basis-52"
      >
        <Input
          value={value}
          maxLength={254}
          autoComplete="off"
          placeholder="example.com"
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <Field label={m.blockedTab.reason} className="min-w-0 flex-1 basis-52">
        <Input
          value={reason}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={add.busy} className="mt-6.5">
        {m.blockedTab.block}
      </Button>
    </form>
  );
}

function SenderRow({ sender }: { sender: Blocked }) {
  const { id, value, kind, reason, addedBy, chatId, createdAt } = sender;
  const again = {
    done: m.blockedTab.isBlockedAgain({ value }),
    failed: messageOr(m.blockedTab.failedToBlockTheSender),
    refresh: stale,
  };
  const { write: block } = useWrite('blockedSenders.create', again);
  const { write: blockVisitor } = useWrite('chat.block', again);
  const unblock = useWrite('blockedSenders.delete', {
    done: {
      title: m.blockedTab.isNotBlockedAnyMore({ value }),
      undo: () =>
        chatId ? blockVisitor({ id: chatId }) : block({ value, ...(reason && { reason }) }),
    },
    failed: messageOr(m.blockedTab.failedToUnblockTheSender),
    refresh: stale,
  });
  return (
    <li className="flex items-center gap-3 border-b px-4 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium wrap-anywhere">{value}</p>
        {kind === 'visitor' && (
          <p className="text-sm text-muted-foreground">{m.blockedTab.visitorOfTheChat}</p>
        )}
        {reason && <p className="text-sm text-muted-foreground wrap-anywhere">{reason}</p>}
      </div>
      <p className="text-right text-xs text-muted-foreground">
        <Ago at={createdAt} />
        <span className="block">{addedBy && m.blockedTab.by({ addedBy })}</span>
      </p>
      <IconButton
        label={m.blockedTab.unblock({ value })}
        disabled={unblock.busy}
        onClick={() => unblock.write({ id })}
      >
        <X />
      </IconButton>
    </li>
  );
}
