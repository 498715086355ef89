import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import type { ChatSession } from '../session.ts';
import { useInvite } from '../use-chat-actions.ts';
import { ChooseAgent } from './ChooseAgent.tsx';

type InviteDialogProps = { session: ChatSession; name: string; onClose: () => void };

/** The colleagues who could join a chat. */
export function InviteDialog({ session, name, onClose }: InviteDialogProps) {
  const { id, agentId, participants } = session;
  return (
    <ChooseAgent
      title={m.inviteDialog.inviteAColleague}
      description={m.inviteDialog.theyReadAndWrite({ name })}
      nobody={m.inviteDialog.nobodyElse}
      except={[agentId, ...participants.map(({ userId }) => userId)]}
      onClose={onClose}
      choice={(agent) => <Invite {...agent} chatId={id} onDone={onClose} />}
    />
  );
}

type InviteProps = { userId: string; name: string; chatId: string; onDone: () => void };

function Invite({ userId, name, chatId, onDone }: InviteProps) {
  const { write, busy } = useInvite(m.inviteDialog.wasInvited({ name }), onDone);
  return (
    <Button
      size="sm"
      busy={busy}
      aria-label={m.inviteDialog.inviteTo({ name })}
      onClick={() => write({ id: chatId, userId })}
    >
      {m.inviteDialog.invite}
    </Button>
  );
}
