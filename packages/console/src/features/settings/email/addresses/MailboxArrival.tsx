import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { serverMessage, useWrite } from '../../../../data/use-write.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import m from '../../messages.yaml';

/** Finishes connecting a mailbox when its provider has redirected the browser back to this page. */
export function MailboxArrival() {
  const { mailbox, response }: { mailbox?: unknown; response?: unknown } = useSearch({
    strict: false,
  });
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const { write, busy, error } = useWrite('supportAddresses.finishOAuth', {
    done: ({ email }) => m.mailboxArrival.connected({ email }),
    refresh: ['supportAddresses.list'],
  });
  useEffect(() => {
    if (mailbox === undefined || response === undefined || hasBegun.current) return;
    hasBegun.current = true;
    write({ id: String(mailbox), response: String(response) });
    // The provider's response can be used only once, and must not stay in the history.
    void navigate({ to: '.', search: {}, replace: true } as never);
  }, [mailbox, response, write, navigate]);
  if (busy) return <Banner tone="info">{m.mailboxArrival.connecting}</Banner>;
  if (!error) return null;
  return <Banner>{serverMessage(error, m.mailboxArrival.couldntConnect)}</Banner>;
}
