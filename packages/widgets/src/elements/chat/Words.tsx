import type { Schema } from '@helpdesk/sdk';
import type { ChatLineState } from '@helpdesk/sdk/chat-line';
import { h } from 'preact';
import { fill } from '../../core/fill.ts';
import { withLinks } from './links.tsx';
import type { Texts } from './texts.ts';

type Message = Pick<Schema<'ChatMessage'>, 'senderType' | 'senderName' | 'message'> &
  Partial<Schema<'ChatMessage'>>;

interface Props {
  texts: Texts;
  line: ChatLineState;
  /** What the bot says first; the page's own words stand in place of the helpdesk's. */
  greeting: Message | undefined;
  /** Why nothing can be said. */
  trouble: string | undefined;
  onResend(clientId: string): void;
  onAgain(): void;
}

/** What has been said, by whom, and how far it has come. */
export function Words({ texts, line, greeting, trouble, onResend, onAgain }: Props) {
  const { chat, status, unsent } = line;
  const said: (Message & { refusal?: string | undefined })[] = [
    ...(greeting ? [greeting, ...line.messages.slice(1)] : line.messages),
    ...unsent.map((one) => ({ ...one, senderType: 'customer' as const, senderName: '' })),
  ];
  const last = said.at(-1);
  const isMine = last?.senderType === 'customer';
  const isAnswered = !isMine || last?.refusal || (chat && !chat.withBot) || status === 'closed';
  const who = line.typing ?? (isAnswered ? '' : texts.bot);
  const { staffDelivered = 0, staffRead = 0 } = chat?.marks ?? {};
  const seq = last?.seq ?? 0;
  const state = !isMine
    ? ''
    : !seq
      ? last.refusal || (status === 'closed' ? texts.unsent : texts.sending)
      : seq <= staffRead
        ? texts.read
        : seq <= staffDelivered
          ? texts.delivered
          : texts.sent;
  return (
    <div class="scroll" tabIndex={0}>
      <div>
        <div role="log" aria-label={texts.messages}>
          {said.map(({ clientId, senderType, senderName, message, createdAt, ...one }, index) => (
            <div key={clientId ?? one.seq ?? index} class={senderType}>
              <p class={senderType === said[index - 1]?.senderType ? 'hidden' : 'who'}>
                {senderType === 'customer' ? texts.you : senderName}
                {createdAt && ` · ${timeOf(createdAt)}`}
              </p>
              <p part={`message ${senderType}`} class={one.seq ? 'bubble' : 'bubble unsent'}>
                {withLinks(message)}
              </p>
              {one.refusal && (
                <button type="button" class="quiet" onClick={() => onResend(clientId as string)}>
                  {texts.again}
                </button>
              )}
            </div>
          ))}
        </div>
        <p class="mark">{state}</p>
        {who && (
          <div class="typing" role="img" aria-label={fill(texts.typing, who)}>
            <i />
            <i />
            <i />
          </div>
        )}
        {trouble && (
          <div class="bot" role="alert">
            <p class="bubble">{trouble}</p>
            <button type="button" class="quiet" onClick={onAgain}>
              {texts.again}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

const timeOf = (at: string) => new Date(at).toLocaleTimeString([], { timeStyle: 'short' });
