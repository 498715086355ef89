import type { HelpdeskError, Schema } from '@helpdesk/sdk';
import type { ChatConnection } from '@helpdesk/sdk/chat';
import {
  publicChatForget,
  publicChatMailTranscript,
  publicChatRate,
} from '@helpdesk/sdk/operations';
import { Component, type ComponentChildren, h } from 'preact';
import { connection as server } from '../../../core/connection.ts';
import { fill } from '../../../core/fill.ts';
import { onEscape } from '../../../core/on-escape.ts';
import type { Spoken } from '../../../core/words.ts';
import type { EarlierChat, Memory } from '../memory.ts';
import type { texts as peopleTexts } from '../people/texts.ts';
import { copyTexts } from './copy-texts.ts';
import { Rating } from './Rating.tsx';

const hour = 3_600_000;

/** How many earlier chats a browser remembers. */
const most = 3;

/** A form, with a way back. */
export interface Asked {
  why: string;
  fields: Record<string, string>;
  button: string;
  onSend(given: Record<string, string>): Promise<void>;
}

export interface Props {
  connection: ChatConnection;
  /** What the files of a chat need to know, too. */
  files: { organization: string };
  /** The panel's texts, with those of a chat that ends. */
  texts: typeof peopleTexts &
    Spoken &
    Record<'send' | 'failed' | 'ended' | 'copy' | 'forget' | 'close', string>;
  wants: string | undefined;
  sheet(asked: Asked): ComponentChildren;
  onDone(): void;
  /** Asks for a copy, where one can be had. */
  onCopy: false | (() => void);
  memory: Memory | undefined;
  /** Begins another chat, and remembers the earlier ones. */
  onRenew(earlier: EarlierChat[]): void;
  /** Removes what this browser holds. */
  onForget(): void;
  /** Called with what is shown at the end of a chat. */
  onOver(end: HTMLElement | null): void;
}

/** What comes after a chat, or instead of it: the rating, a copy by mail, and being forgotten. */
export class After extends Component<Props, { done?: string }> {
  /** A chat that ended long ago, or was opened again long ago, gives way to the opening, unless there is something new. */
  override componentDidMount() {
    const { connection, memory, wants } = this.props;
    const { closedAt, lastSeq, marks } = connection.state.chat as Schema<'VisitorChat'>;
    if (wants || !closedAt || lastSeq > marks.customerRead) return;
    const seenAt = Math.max(Date.parse(closedAt), memory?.pickedAt ?? 0);
    if (Date.now() - seenAt > hour) this.shelve();
  }

  /** Puts the chat to the earlier ones of this browser. */
  shelve() {
    const { connection, memory, onRenew } = this.props;
    const { id, token, earlier = [] } = memory as Memory & EarlierChat;
    onRenew([{ id, token, seq: connection.state.chat?.lastSeq }, ...earlier].slice(0, most));
  }

  renew = () => {
    this.shelve();
    this.props.onDone();
  };

  rate = (rating: number, comment?: string) =>
    this.props.connection.ask(publicChatRate, {
      rating,
      ...(comment !== undefined && { comment }),
    }) as Promise<unknown> as Promise<void>;

  get words() {
    const { texts } = this.props;
    return copyTexts[texts.locale?.slice(0, 2) as keyof typeof copyTexts] ?? copyTexts.en;
  }

  copy = async (given: object) => {
    const { email } = await this.props.connection.ask(publicChatMailTranscript, given);
    this.setState({ done: fill(this.words.copied, email) });
  };

  /** A chat that is lost is forgotten all the same; an erasure that could not be asked for is not said to be. */
  forget = async () => {
    const { connection, onForget } = this.props;
    const { forgotten, erasing } = this.words;
    let done = forgotten;
    try {
      const { isErasureRequested } = await connection.ask(publicChatForget, {});
      if (isErasureRequested) done = erasing;
    } catch (error) {
      const isLost = (error as Partial<HelpdeskError>).status === 404;
      if (connection.state.chat?.isVerified && !isLost) throw error;
    }
    onForget();
    this.setState({ done });
  };

  override render(props: Props, { done }: { done?: string }) {
    const { connection, texts, wants, sheet, onDone, onOver } = props;
    const { chat } = connection.state;
    const { words } = this;
    if (done) {
      return (
        <div
          class="sheet"
          ref={(end: HTMLElement | null) => end?.querySelector('button')?.focus()}
          onKeyDown={chat ? onEscape(onDone) : undefined}
        >
          <p role="status">{done}</p>
          <div class="row">
            <button type="button" class="quiet" onClick={onDone}>
              {chat ? texts.close : texts.renew}
            </button>
          </div>
        </div>
      );
    }
    if (wants === 'copy') {
      const { customerEmail } = chat ?? {};
      return sheet({
        why: customerEmail ? fill(words.copyTo, customerEmail) : words.copyWhere,
        fields: customerEmail ? {} : { customerEmail: texts.email },
        button: texts.send,
        onSend: this.copy,
      });
    }
    if (wants === 'forget') {
      const why = chat?.isVerified ? words.forgetProved : texts.forgetWhy;
      return sheet({ why, fields: {}, button: texts.forget, onSend: this.forget });
    }
    const [before, after] = texts.ticket.split('{name}');
    const { organization: subdomain } = props.files;
    return (
      <div ref={onOver} class="foot" role="group" aria-label={texts.ended} tabIndex={-1}>
        {chat?.ticketNumber ? (
          <div role="status">
            <p>
              {before}
              <b>{chat.ticketNumber}</b>
              {after}
            </p>
            {chat.customerEmail && <p>{fill(texts.replyTo, chat.customerEmail)}</p>}
            {chat.customerEmail && (
              <a
                href={`${server.baseUrl}/public/ticket/${subdomain}#email=${encodeURIComponent(chat.customerEmail)}&number=${chat.ticketNumber}`}
                target="_blank"
              >
                {texts.view}
              </a>
            )}
          </div>
        ) : (
          connection.state.messages.some(({ senderType }) => senderType === 'agent') && (
            <Rating texts={texts} rating={chat?.rating ?? null} onRate={this.rate} />
          )
        )}
        <div class="row choices">
          <button type="button" class="quiet" onClick={this.renew}>
            {texts.renew}
          </button>
          {props.onCopy && (
            <button type="button" class="quiet" onClick={props.onCopy}>
              {texts.copy}
            </button>
          )}
        </div>
      </div>
    );
  }
}
