import type { Schema } from '@helpdesk/sdk';
import { Send } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { repeatable } from '../../data/repeatable.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { refusalText, visitorServer } from '../client.ts';
import type { TicketProof } from './use-public-ticket.ts';

type ReplyBoxProps = {
  proof: TicketProof;
  ticket: Schema<'PublicTicket'>;
  onSent: (reply: Schema<'PublicTicketReply'>) => void;
};

export function ReplyBox({ proof, ticket, onSent }: ReplyBoxProps) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const attemptOf = useRef(repeatable());
  const message = text.trim();

  async function send() {
    if (!message || busy) return;
    const { subdomain, ticketId, token } = proof;
    const { customerEmail, customerName } = ticket;
    setBusy(true);
    setFailure('');
    try {
      const reply = await visitorServer.publicTickets.reply(
        { subdomain, ticketId, message, customerEmail, customerName: customerName ?? '' },
        { ticketAccess: token, idempotencyKey: attemptOf.current(message).key },
      );
      attemptOf.current = repeatable();
      setText('');
      onSent(reply);
    } catch (error) {
      setFailure(refusalText(error, 'Failed to send message'));
    } finally {
      setBusy(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="flex flex-col gap-3"
    >
      {failure && <Banner>{failure}</Banner>}
      <Textarea
        rows={3}
        value={text}
        readOnly={busy}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        aria-label="Your message"
        placeholder="Type your message here..."
        maxLength={20000}
        className="max-h-96"
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!message}
        busy={busy}
        icon={<Send />}
        className="self-end max-sm:w-full"
      >
        {busy ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
