import m from '../messages.yaml';

/** Marks a ticket that is unread for the user. */
export function UnreadDot({ className = '' }: { className?: string }) {
  return (
    <span className={className}>
      <span aria-hidden="true" className="block size-2 rounded-full bg-accent" />
      <span className="sr-only">{m.unreadDot.unread}</span>
    </span>
  );
}
