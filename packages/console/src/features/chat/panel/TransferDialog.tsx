import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';
import type { ChatSession } from '../session.ts';
import { useTransfer } from '../use-chat-actions.ts';
import { ChooseAgent } from './ChooseAgent.tsx';

type TransferDialogProps = { session: ChatSession; name: string; onClose: () => void };

/** The colleagues who could take over a chat. */
export function TransferDialog({ session, name, onClose }: TransferDialogProps) {
  return (
    <ChooseAgent
      title={m.transferDialog.transferChat}
      description={m.transferDialog.whoGoesOnWithSeesEverything({ name })}
      nobody={m.transferDialog.thereIsNobodyElseToTransfer}
      except={[session.agentId]}
      onClose={onClose}
      choice={(agent) => <Transfer {...agent} chatId={session.id} onDone={onClose} />}
    />
  );
}

type TransferProps = { userId: string; name: string; chatId: string; onDone: () => void };

function Transfer({ userId, name, chatId, onDone }: TransferProps) {
  const { write, busy } = useTransfer(m.transferDialog.chatTransferredTo({ name }), onDone);
  return (
    <Button
      size="sm"
      busy={busy}
      aria-label={m.transferDialog.transferTo({ name })}
      onClick={() => write({ id: chatId, agentId: userId })}
    >
      {m.transferDialog.transfer}
    </Button>
  );
}
