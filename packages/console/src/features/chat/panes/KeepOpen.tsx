import type { OpenChat } from '../../../data/open-chats.ts';
import { useSession } from '../../../data/session.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { useReceipts } from '../conversation/use-receipts.ts';

/** An open chat that isn't on screen: it stays connected, so its pending messages are sent. */
export default function KeepOpen({ chat }: { chat: OpenChat }) {
  const { user } = useSession();
  const { conversation, thread } = useConversation(chat.id);
  useReceipts(conversation, thread, user.id, false);
  return null;
}
