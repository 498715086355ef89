import { useCan } from '../../../data/session.ts';
import { useAcceptChat } from '../../../data/use-accept-chat.ts';
import { useNow } from '../../../data/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import { type ChatSession, isIn, waitText } from '../session.ts';
import { useTransfer } from '../use-chat-actions.ts';

type PanelBarProps = { session: ChatSession; myId: string; onAccepted: () => void };

/** Shows who has the chat if it isn't the current agent, with a button to accept or take over. */
export function PanelBar({ session, myId, onAccepted }: PanelBarProps) {
  const now = useNow(1_000);
  const mayTake = useCan()('manage_live_chat');
  const accept = useAcceptChat(onAccepted);
  const takeOver = useTransfer(m.panelBar.youHaveTakenOverTheChat, onAccepted);
  const { id, status, withBot, agent, requestedAt, startedAt, offeredTo } = session;
  if (status === 'closed' || (status === 'active' && isIn(session, myId))) return null;

  const isWaiting = status === 'waiting';
  const isTaken = !isWaiting && !withBot;
  return (
    <div className="flex items-center gap-3 border-b bg-warning/8 px-3 py-2 text-sm dark:bg-warning/10">
      <p className="min-w-0 flex-1">
        {isWaiting && m.panelBar.waitingFor({ waitText: waitText(requestedAt ?? startedAt, now) })}
        {isWaiting && offeredTo === myId && (
          <span className="font-medium"> {m.panelBar.yourTurn}</span>
        )}
        {withBot && m.panelBar.theBotAnswersThisChat}
        {isTaken && m.panelBar.answersThisChat({ agent: agent?.name ?? m.panelBar.somebodyElse })}
      </p>
      {mayTake &&
        (isTaken ? (
          <Button
            size="sm"
            busy={takeOver.busy}
            onClick={() => takeOver.write({ id, agentId: myId })}
          >
            {m.panelBar.takeOver}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="primary"
            busy={accept.busy}
            onClick={() => accept.write({ id })}
          >
            {withBot ? m.panelBar.takeOver : m.panelBar.accept}
          </Button>
        ))}
    </div>
  );
}
