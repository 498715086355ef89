import type { HelpdeskError } from '@helpdesk/sdk';
import type { ChatLine } from '@helpdesk/sdk/chat-line';
import {
  publicChatClose,
  publicChatLeaveMessage,
  publicChatRate,
  publicChatRequestPerson,
} from '@helpdesk/sdk/operations';
import { Component, h } from 'preact';
import { fill } from '../../../core/fill.ts';
import { Details } from './Details.tsx';
import style from './people.css?inline';
import { Rating } from './Rating.tsx';
import { texts as ours } from './texts.ts';

export interface Props {
  host: HTMLElement;
  line: ChatLine;
  /** The panel's texts with the page's own. */
  texts: Record<string, string>;
  wants: 'person' | 'end' | undefined;
  isAnybodyOnline: boolean | undefined;
  /** Whether the page's server has signed who the visitor is. */
  isSigned: boolean;
  /** What was typed, and not sent. */
  draft: string;
  failed: string;
  /** With whether the draft is used up. */
  onDone(isUsed?: boolean): void;
}

interface State {
  isAsking?: boolean;
  isNobodyHere?: boolean;
  why?: string;
}

/** What few chats need, and only late: a person, or a message for later; the end, and how it was. */
export class People extends Component<Props, State> {
  override state: State = { isNobodyHere: !this.props.isAnybodyOnline };

  override componentDidMount() {
    const { shadowRoot, ownerDocument } = this.props.host;
    const page = ownerDocument.defaultView as typeof globalThis & Window;
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(style);
    shadowRoot?.adoptedStyleSheets.push(sheet);
    if (this.props.wants === 'person' && !this.state.isNobodyHere) void this.known();
  }

  /** Who is known already is not asked again. */
  async known() {
    const { line, isSigned } = this.props;
    try {
      if (isSigned) await line.begin();
      const { customerName, customerEmail } = line.state.chat ?? {};
      if (customerName && customerEmail) await this.person({ customerName, customerEmail });
    } catch {
      // Then he is asked, and told.
    }
    this.setState({ isAsking: true });
  }

  person = async (details: object) => {
    try {
      await this.props.line.ask(publicChatRequestPerson, details as never);
      this.props.onDone();
    } catch (error) {
      const { code, serverMessage = '' } = error as Partial<HelpdeskError>;
      if (code !== 'nobody_online') throw error;
      this.setState({ isNobodyHere: true, why: serverMessage });
    }
  };

  leave = async (details: object) => {
    await this.props.line.ask(publicChatLeaveMessage, details as never);
    this.props.onDone(true);
  };

  end = async () => {
    await this.props.line.ask(publicChatClose, {});
    this.props.onDone();
  };

  rate = (rating: number, comment?: string) =>
    this.props.line.ask(publicChatRate, { rating, ...(comment !== undefined && { comment }) });

  override render(props: Props, { isAsking, isNobodyHere, why }: State) {
    const { line, wants, failed, draft, onDone } = props;
    const { chat } = line.state;
    const texts = { ...ours, ...props.texts } as typeof ours & Record<'send' | 'message', string>;
    const { name, email, message } = { ...texts };
    if (chat?.status === 'closed') {
      return (
        <footer>
          {chat.ticketNumber ? (
            <p role="status">{fill(texts.ticket, chat.ticketNumber)}</p>
          ) : (
            <Rating texts={texts} rating={chat.rating} failed={failed} onRate={this.rate} />
          )}
          <button type="button" class="quiet" onClick={line.renew}>
            {texts.renew}
          </button>
        </footer>
      );
    }
    const all = {
      values: {
        customerName: chat?.customerName ?? '',
        customerEmail: chat?.customerEmail ?? '',
        message: draft,
      },
      cancel: texts.cancel,
      failed,
      onCancel: onDone as () => void,
    };
    if (wants === 'end') {
      const end = (texts as Record<string, string>).end as string;
      return <Details {...all} why={texts.endWhy} fields={{}} button={end} onSend={this.end} />;
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
          onSend={this.leave}
        />
      );
    }
    return isAsking ? (
      <Details
        {...all}
        why={texts.personWhy}
        fields={fields}
        button={(texts as Record<string, string>).person as string}
        onSend={this.person}
      />
    ) : null;
  }
}
