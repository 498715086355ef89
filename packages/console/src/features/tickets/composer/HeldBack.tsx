import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MessageSquareWarning } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import { authorName } from '../people.ts';

type HeldBackProps = {
  newer: readonly Schema<'TicketMessage'>[];
  /** Whether the server has already refused the reply. */
  wasRefused: boolean;
  busy: boolean;
  onSend: () => void;
  onEdit: () => void;
};

/** The messages that arrived while the agent was writing a reply, above that reply. */
export function HeldBack({ newer, wasRefused, busy, onSend, onEdit }: HeldBackProps) {
  const latest = newer.at(-1);
  if (!latest) return null;
  return (
    <section
      aria-label={m.heldBack.newerMessage}
      className="mx-2 mt-2 animate-rise rounded-md border border-warning/50 bg-warning/10 px-3 py-2.5"
    >
      <p role="alert" className="flex items-center gap-1.5 text-sm font-medium text-warning-text">
        <MessageSquareWarning aria-hidden="true" className="size-4 shrink-0" />
        <span>
          {wasRefused
            ? m.heldBack.answeredAndNotSent({ author: authorName(latest) })
            : m.heldBack.answeredWhileYouWereWriting({ author: authorName(latest) })}
        </span>
      </p>
      <ol className="mt-1.5 flex max-h-48 flex-col gap-2 overflow-y-auto">
        {newer.map((message) => (
          <li key={message.id} className="text-base wrap-anywhere whitespace-pre-wrap">
            {newer.length > 1 && <span className="font-medium">{authorName(message)}: </span>}
            {message.message}
          </li>
        ))}
      </ol>
      <div className="mt-2.5 flex gap-2">
        <Button size="sm" onClick={onEdit}>
          {m.heldBack.keepEditing}
        </Button>
        <Button size="sm" variant="ghost" busy={busy} onClick={onSend}>
          {m.heldBack.sendAnyway}
        </Button>
      </div>
    </section>
  );
}
