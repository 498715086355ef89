import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { type ChatSession, stateText } from '../session.ts';

type StatusMarkProps = { session: ChatSession; myId: string; now: number; className?: string };

/** The status of a chat, as a badge. */
export function StatusMark({ session, myId, now, className }: StatusMarkProps) {
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
