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

/** Maximum number of earlier chats that a browser remembers. */
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
  /** The props for files of a chat. */
  files: { organization: string };
  /** The panel's texts, with those for the end of a chat. */
  texts: typeof peopleTexts &
    Spoken &
    Record<'send' | 'failed' | 'ended' | 'copy' | 'forget' | 'close', string>;
  wants: string | undefined;
  sheet(asked: Asked): ComponentChildren;
  onDone(): void;
  /** Requests a transcript; false if there can't be one. */
  onCopy: false | (() => void);
  memory: Memory | undefined;
  /** Starts another chat, and remembers the earlier ones. */
  onRenew(earlier: EarlierChat[]): void;
  /** Removes the data stored in this browser. */
  onForget(): void;
  /** Called with the element shown at the end of a chat. */
  onOver(end: HTMLElement | null): void;
}

/** The same function at each rendering, so only the first one moves the focus. */
const toButton = (end: HTMLElement | null) => end?.querySelector('button')?.focus();

/** The views after a chat, or instead of it: the rating, a transcript by email, and clearing the chat. */
export class After extends Component<Props, { done?: string }> {
  /** Replaces a chat with the opening if it ended (or was reopened from the list) over an hour ago and has no unread messages. */
  override componentDidMount() {
    const { connection, memory, wants } = this.props;
    const { closedAt, lastSeq, marks } = connection.state.chat as Schema<'VisitorChat'>;
    if (wants || !closedAt || lastSeq > marks.customerRead) return;
    const seenAt = Math.max(Date.parse(closedAt), memory?.pickedAt ?? 0);
    if (Date.now() - seenAt > hour) this.shelve();
  }

  /** Moves the chat to the earlier chats of this browser. */
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

  /** Clears the chat even if the server no longer has it. A failed erasure request is not reported as done. */
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
        <div class="sheet" ref={toButton} onKeyDown={chat ? onEscape(onDone) : undefined}>
          <p id="done">{done}</p>
          <div class="row">
            <button type="button" class="quiet" aria-describedby="done" onClick={onDone}>
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
      <div
        ref={onOver}
        class="foot"
        role="group"
        aria-label={texts.ended}
        aria-describedby="ticket"
        tabIndex={-1}
      >
        {chat?.ticketNumber ? (
          <div id="ticket">
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
