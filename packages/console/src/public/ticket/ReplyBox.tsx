import type { Schema } from '@helpdesk/sdk';
import { namesOfFiles } from '@helpdesk/sdk/rules/file-names';
import { Send } from 'lucide-react';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { repeatable } from '../../data/repeatable.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { later } from '../../ui/later.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { refusalText, visitorServer } from '../client.ts';
import type { TicketProof } from './use-public-ticket.ts';

const Attach = later(async () => (await import('./Attach.tsx')).default);

type Attached = { files: readonly Schema<'UploadedFile'>[] };
const nothing: Attached = { files: [] };

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
  const [{ files }, setDraft] = useState<Attached>(nothing);
  const [isUploading, setUploading] = useState(false);
  const message = text.trim() || namesOfFiles(files);
  const isUnready = !message || isUploading;

  async function send() {
    if (isUnready || busy) return;
    const { subdomain, ticketId, token } = proof;
    const { customerEmail, customerName } = ticket;
    setBusy(true);
    setFailure('');
    try {
      const fileIds = files.map(({ id }) => id);
      const said = { message, ...(fileIds.length > 0 && { fileIds }) };
      const reply = await visitorServer.publicTickets.reply(
        { subdomain, ticketId, ...said, customerEmail, customerName: customerName ?? '' },
        { ticketAccess: token, idempotencyKey: attemptOf.current(said).key },
      );
      attemptOf.current = repeatable();
      setText('');
      setDraft(nothing);
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
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <Suspense>
          <Attach proof={proof} files={files} onChange={setDraft} onUnfinished={setUploading} />
        </Suspense>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={isUnready}
          busy={busy}
          icon={<Send />}
          className="max-sm:flex-1"
        >
          {busy ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
