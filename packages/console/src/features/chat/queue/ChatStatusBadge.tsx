import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { type ChatSession, stateText } from '../session.ts';

type ChatStatusBadgeProps = { session: ChatSession; myId: string; now: number; className?: string };

/** The status of a chat, as a badge. */
export function ChatStatusBadge({ session, myId, now, className }: ChatStatusBadgeProps) {
  return (
    <Badge tone={toneOf(session)} className={className}>
      {stateText(session, myId, now)}
    </Badge>
  );
}

function toneOf({ status, withBot }: ChatSession): Tone {
  if (status === 'waiting') return 'warning';
  if (status === 'closed') return 'neutral';
  return withBot ? 'info' : 'success';
}
