import type { HelpdeskError } from '@helpdesk/sdk';
import type { ChatConnection } from '@helpdesk/sdk/chat';
import {
  publicChatClose,
  publicChatLeaveMessage,
  publicChatRate,
  publicChatRequestPerson,
} from '@helpdesk/sdk/operations';
import { Component, h } from 'preact';
import { fill } from '../../../core/fill.ts';
import type { Spoken } from '../../../core/words.ts';
import type { Attachable, Attaching } from '../Attaching.tsx';
import { Details } from './Details.tsx';
import style from './people.css?inline';
import { Rating } from './Rating.tsx';
import { texts as ours } from './texts.ts';

export interface Props {
  host: HTMLElement;
  connection: ChatConnection;
  /** The panel's texts, with those set by the page. */
  texts: Spoken & object;
  wants: 'person' | 'end' | 'forget' | undefined;
  isAnybodyOnline: boolean | undefined;
  /** Whether the server of the host page signed the visitor's identity. */
  isSigned: boolean;
  /** The unsent draft. */
  draft: string;
  /** For the files that are left with a message. */
  files: Attachable;
  Attaching: typeof Attaching;
  /** Called with whether the draft was used. */
  onDone(isUsed?: boolean): void;
  /** Begins another chat. */
  onRenew(): void;
  /** Removes what this browser holds. */
  onForget(): void;
  /** Called with what is shown at the end of a chat. */
  onOver(end: HTMLElement | null): void;
}

interface State {
  isAsking?: boolean;
  isNobodyHere?: boolean;
  why?: string;
}

/** The views that few chats need: requesting a person, leaving a message, the end and the rating. */
export class People extends Component<Props, State> {
  /** Before it is known, visitors ask for a person: the server refuses where nobody is. */
  override state: State = { isNobodyHere: this.props.isAnybodyOnline === false };
  attaching: Attaching | undefined;

  override componentDidMount() {
    const { shadowRoot, ownerDocument } = this.props.host;
    const page = ownerDocument.defaultView as typeof globalThis & Window;
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(style);
    shadowRoot?.adoptedStyleSheets.push(sheet);
    if (this.props.wants === 'person' && !this.state.isNobodyHere) void this.known();
  }

  /** Known visitors are not asked for their details again. */
  async known() {
    const { connection, isSigned } = this.props;
    try {
      if (isSigned) await connection.begin();
      const { customerName, customerEmail } = connection.state.chat ?? {};
      if (customerName && customerEmail) await this.person({ customerName, customerEmail });
    } catch {
      // Then the form is shown, with the error.
    }
    this.setState({ isAsking: true });
  }

  person = async (details: object) => {
    try {
      await this.props.connection.ask(publicChatRequestPerson, details as never);
      this.props.onDone();
    } catch (error) {
      const { code, serverMessage = '' } = error as Partial<HelpdeskError>;
      if (code !== 'nobody_online') throw error;
      const why = this.props.texts.refusal?.({ code, message: serverMessage }) ?? serverMessage;
      this.setState({ isNobodyHere: true, why });
    }
  };

  leave = async (given: Record<string, string>) => {
    const files = this.attaching?.uploaded() ?? [];
    const details = {
      ...given,
      message: this.attaching?.wordsOf(given.message ?? ''),
      ...(files[0] && { fileIds: files.map(({ id }) => id) }),
    };
    await this.props.connection.ask(publicChatLeaveMessage, details as never);
    this.props.onDone(true);
  };

  end = async () => {
    await this.props.connection.ask(publicChatClose, {});
    this.props.onDone();
  };

  /** A chat that cannot be ended, as it is over or lost, is forgotten all the same. */
  forget = async () => {
    await this.props.connection.ask(publicChatClose, {}).catch(() => {});
    this.props.onForget();
  };

  rate = (rating: number, comment?: string) =>
    this.props.connection.ask(publicChatRate, {
      rating,
      ...(comment !== undefined && { comment }),
    });

  override render(props: Props, { isAsking, isNobodyHere, why }: State) {
    const { connection, wants, draft, files, Attaching, onDone, onOver } = props;
    const { chat } = connection.state;
    const texts = { ...ours, ...props.texts } as typeof ours &
      Spoken &
      Record<
        'send' | 'message' | 'attach' | 'failed' | 'ended' | 'end' | 'person' | 'forget',
        string
      >;
    const { name, email, message, ended, end, person } = { ...texts };
    if (chat?.status === 'closed' && wants !== 'forget') {
      return (
        <div ref={onOver} class="foot" role="group" aria-label={ended} tabIndex={-1}>
          {chat.ticketNumber ? (
            <p role="status">{fill(texts.ticket, chat.ticketNumber)}</p>
          ) : (
            <Rating texts={texts} rating={chat.rating} onRate={this.rate} />
          )}
          <button type="button" class="quiet" onClick={props.onRenew}>
            {texts.renew}
          </button>
        </div>
      );
    }
    const all = {
      values: {
        customerName: chat?.customerName ?? '',
        customerEmail: chat?.customerEmail ?? '',
        message: draft,
      },
      cancel: texts.cancel,
      texts,
      onCancel: onDone as () => void,
    };
    if (wants === 'end') {
      return <Details {...all} why={texts.endWhy} fields={{}} button={end} onSend={this.end} />;
    }
    if (wants === 'forget') {
      const { forgetWhy, forget } = texts;
      return <Details {...all} why={forgetWhy} fields={{}} button={forget} onSend={this.forget} />;
    }
    const fields = { customerName: name, customerEmail: email };
    if (isNobodyHere) {
      return (
        <Details
          {...all}
          key="leave"
          why={why || texts.leaveWhy}
          fields={{ ...fields, message }}
          button={texts.leave}
          isHeld={this.attaching?.isUnfinished()}
          onSend={this.leave}
        >
          <div>
            <Attaching
              {...files}
              isOn
              onReady={(attaching: Attaching) => {
                this.attaching = attaching;
              }}
              onChange={() => this.setState({})}
            />
            <button type="button" class="quiet" onClick={() => this.attaching?.choose()}>
              {texts.attach}
            </button>
          </div>
        </Details>
      );
    }
    return isAsking ? (
      <Details
        {...all}
        why={texts.personWhy}
        fields={fields}
        button={person}
        onSend={this.person}
      />
    ) : null;
  }
}
