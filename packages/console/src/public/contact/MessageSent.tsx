import type { Schema } from '@helpdesk/sdk';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

type MessageSentProps = {
  result: Schema<'SubmitResult'>;
  subdomain: string;
  onAgain: () => void;
};

export function MessageSent({ result, subdomain, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has been removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center py-8 text-center" role="status">
      <span className="flex size-12 items-center justify-center rounded-full bg-success/14 text-success-text">
        <Check aria-hidden="true" className="size-6" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl font-semibold tracking-tight">
        Message Sent!
      </h1>
      <p className="mt-1.5 max-w-md whitespace-pre-line text-muted-foreground">{result.message}</p>
      {result.ticketNumber && (
        <p className="mt-5 rounded-lg border bg-muted px-4 py-3 text-sm">
          Your ticket number is{' '}
          <strong className="font-semibold tabular-nums select-all">{result.ticketNumber}</strong>.
          <br />
          <a
            href={`/public/ticket/${subdomain}`}
            className="rounded-sm font-medium text-primary-text hover:underline"
          >
            Access your ticket
          </a>{' '}
          with it and your email address.
        </p>
      )}
      <Button className="mt-6" size="lg" onClick={onAgain}>
        Send Another Message
      </Button>
    </div>
  );
}
