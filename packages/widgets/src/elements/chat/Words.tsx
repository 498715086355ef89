import type { Schema } from '@helpdesk/sdk';
import type { ChatState } from '@helpdesk/sdk/chat';
import { namesOfFiles, textOrFileNames } from '@helpdesk/sdk/rules/file-names';
import { type ComponentChildren, h } from 'preact';
import { fill } from '../../core/fill.ts';
import type { Files as FilesView } from '../files/Files.tsx';
import type { Formatted as FormattedView } from './formatted/Formatted.tsx';
import { withLinks } from './links.tsx';
import type { Texts } from './texts.ts';

type Message = Pick<Schema<'ChatMessage'>, 'senderType' | 'senderName' | 'message'> &
  Partial<Schema<'ChatMessage'>>;

interface Props {
  texts: Texts;
  state: ChatState;
  /** The first message of the bot; a greeting set by the page replaces the server's. */
  greeting: Message | undefined;
  /** The reason why the visitor cannot send messages. */
  trouble: string | undefined;
  /** Renders files once its code is loaded. */
  Files: typeof FilesView | undefined;
  /** Renders formatting once loaded; until then, or if it fails to load, the plain text is shown. */
  Formatted: typeof FormattedView | undefined;
  host: HTMLElement;
  hidden?: boolean;
  /** Whether the opening is shown, which starts scrolled to its top. */
  isNew: boolean;
  /** The text about waiting for a person, or empty. */
  waiting: string;
  /** Shows who has joined, before their first message. */
  joined?: ComponentChildren;
  /** The content above and below the messages before there is a chat. */
  above?: ComponentChildren;
  below?: ComponentChildren;
  onSay(words: string): void;
  onResend(clientId: string): void;
  onAgain(): void;
}

/** The messages, with senders and receipts. */
export function Words(props: Props) {
  const { texts, state, greeting, trouble, Files, Formatted, host, onSay, onResend, onAgain } =
    props;
  const { chat, status, unsent } = state;
  /** Translates the server's own messages to the visitor's language. */
  const say = (sentence: string) => texts.say?.(sentence) ?? sentence;
  const said: (Message & { refusal?: string | undefined })[] = [
    ...(greeting ? [greeting, ...state.messages.slice(1)] : state.messages),
    ...unsent.map(({ files, ...one }) => ({
      ...one,
      message: [textOrFileNames(files, one.message), namesOfFiles(files)]
        .filter(Boolean)
        .join('\n'),
      senderType: 'customer' as const,
      senderName: '',
    })),
  ];
  const joinedAt = said.findIndex(
    ({ senderType, senderName }) => senderType === 'agent' && senderName === chat?.agentName,
  );
  const last = said.at(-1);
  const isMine = last?.senderType === 'customer';
  const isAnswered = !isMine || last?.refusal || (chat && !chat.withBot) || status === 'closed';
  const typing = state.typing && say(state.typing);
  const who = typing ?? (isAnswered ? '' : texts.bot);
  const { staffDelivered = 0, staffRead = 0 } = chat?.marks ?? {};
  const seq = last?.seq ?? 0;
  const receipt = !isMine
    ? ''
    : !seq
      ? last.refusal || (status === 'closed' ? texts.unsent : texts.sending)
      : seq <= staffRead
        ? texts.read
        : seq <= staffDelivered
          ? texts.delivered
          : texts.sent;
  return (
    <div
      class={props.isNew ? 'scroll new' : 'scroll'}
      role="group"
      aria-label={texts.messages}
      tabIndex={0}
      hidden={props.hidden}
    >
      <div>
        <slot name="intro" />
        {props.above}
        <div role="log" aria-label={texts.messages}>
          {said.map(({ clientId, senderType, senderName, message, createdAt, ...one }, index) => {
            const isBot = senderType === 'bot';
            const { cards } = one;
            const html = Formatted && one.html;
            const isRich = Formatted && (html || cards?.[0]);
            const beside = one.files?.filter((file) => !html?.includes(file.url));
            // The text ends with the titles of the cards, so they are removed from it.
            const own = isRich && cards?.[0] ? message.split(`\n\n${cards[0].title}`)[0] : message;
            const words = isBot
              ? say(own ?? '')
              : Files
                ? textOrFileNames(one.files, message)
                : message;
            return (
              <div key={clientId ?? one.seq ?? index} class={senderType}>
                {index === joinedAt && props.joined}
                <p class={senderType === said[index - 1]?.senderType ? 'hidden' : 'who'}>
                  <bdi>{senderType === 'customer' ? texts.you : say(senderName)}</bdi>
                  {createdAt && ` · ${timeOf(createdAt, texts.locale)}`}
                </p>
                {words &&
                  (isRich ? (
                    <Formatted
                      host={host}
                      texts={texts}
                      html={html}
                      words={withLinks(words)}
                      cards={cards}
                      onSay={onSay}
                      class="bubble"
                      part={`message ${senderType}`}
                    />
                  ) : (
                    <p part={`message ${senderType}`} class={one.seq ? 'bubble' : 'bubble unsent'}>
                      {withLinks(words)}
                    </p>
                  ))}
                {Files && beside?.[0] && <Files host={host} texts={texts} files={beside} />}
                {one.refusal && (
                  <button type="button" class="quiet" onClick={() => onResend(clientId as string)}>
                    {texts.again}
                  </button>
                )}
              </div>
            );
          })}
          {joinedAt < 0 && props.joined}
        </div>
        <p class="receipt">{receipt}</p>
        {props.waiting && <p class="who waiting">{props.waiting}</p>}
        {props.below}
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

const timeOf = (at: string, locale: string | undefined) =>
  new Date(at).toLocaleTimeString(locale, { timeStyle: 'short' });
