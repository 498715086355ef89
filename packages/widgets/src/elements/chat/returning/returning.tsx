import { HelpdeskError } from '@helpdesk/sdk/attempt';
import type { ChatAccess, ChatConnection } from '@helpdesk/sdk/chat';
import { publicChatGet } from '@helpdesk/sdk/operations';
import { firstNameOf } from '@helpdesk/sdk/rules/reply-variables';
import { type ComponentChildren, h, type RefObject } from 'preact';
import { adopt } from '../../../core/adopt.ts';
import { ask } from '../../../core/connection.ts';
import { fill } from '../../../core/fill.ts';
import type { Spoken } from '../../../core/words.ts';
import type { fetchModule } from '../../../loader/chunks.ts';
import type { EarlierChat, Memory } from '../memory.ts';
import { Earlier, type KnownChat } from './Earlier.tsx';
import { claimsOf } from './identity.ts';
import style from './returning.css?inline';
import { returningTexts } from './texts.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The parts of a chat that the code for returning visitors uses. */
export interface Returning {
  props: { host: HTMLElement; identity?: string; fetchModule: typeof fetchModule };
  organization: string;
  memory: Memory | undefined;
  chat: Pick<ChatConnection, 'resume'> | undefined;
  box: RefObject<HTMLTextAreaElement | null>;
  keep(): void;
  wake(): void;
  redraw(): void;
}

/** The content of the opening for a known visitor. */
export type Welcome = (texts: Spoken & { you: string }) => {
  hello: ComponentChildren;
  list: ComponentChildren;
};

/** Requests the conversations of this browser, each with its own token, and greets the visitor by name. */
export async function welcomeBack(chat: Returning): Promise<Welcome> {
  const { host, identity } = chat.props;
  const { organization: subdomain } = chat;
  if (host.shadowRoot) adopt(host.shadowRoot, style, sheets);
  const { name, email } = claimsOf(identity);
  const { earlier = [] } = chat.memory ?? {};
  const asked = await Promise.all(
    earlier.map(async (access): Promise<KnownChat | undefined> => {
      const { id, token, seq = 1 } = access;
      const headers = { 'X-Chat-Access': token };
      try {
        const found = await ask(publicChatGet, { subdomain, id, after: seq - 1 }, { headers });
        return { access, chat: found };
      } catch (error) {
        if (error instanceof HelpdeskError && error.status === 404) leave(chat, access);
        return undefined;
      }
    }),
  );
  // Leaves out conversations of someone else who was signed in here before.
  const chats = asked
    .filter((one) => one !== undefined)
    .filter(
      ({ chat: { messages, isVerified, customerEmail } }) =>
        messages[0] && (!isVerified || customerEmail === email),
    );
  const onOpen = (access: EarlierChat) => open(chat, access);
  const given = chats.map((one) => one.chat.customerName).find(Boolean);
  const first = firstNameOf(identity ? name : given);
  return (texts) => {
    const words = returningTexts[texts.locale?.slice(0, 2) as 'en'] ?? returningTexts.en;
    return {
      hello: first && <p class="hello">{fill(words.hello, first)}</p>,
      list: chats[0] && <Earlier texts={texts} words={words} chats={chats} onOpen={onOpen} />,
    };
  };
}

/** Continues an earlier conversation, or shows how it ended. */
function open(chat: Returning, access: EarlierChat) {
  leave(chat, access);
  const picked = { ...(chat.memory as ChatAccess), ...access, pickedAt: Date.now() };
  chat.memory = picked;
  // The end of a chat takes over the focus from the box.
  chat.box.current?.focus();
  chat.chat?.resume(picked);
  chat.wake();
  chat.redraw();
}

/** Removes a conversation from the list of this browser. */
function leave(chat: Returning, { id }: EarlierChat) {
  chat.memory = {
    ...chat.memory,
    earlier: chat.memory?.earlier?.filter((one) => one.id !== id),
  };
  chat.keep();
}
