import type { HelpdeskError } from '@helpdesk/sdk';
import type { ChatConnection } from '@helpdesk/sdk/chat';
import {
  publicChatClose,
  publicChatLeaveMessage,
  publicChatRequestPerson,
} from '@helpdesk/sdk/operations';
import { Component, h } from 'preact';
import { adopt } from '../../../core/adopt.ts';
import type { Spoken } from '../../../core/words.ts';
import type { fetchModule } from '../../../loader/chunks.ts';
import { type Attachable, Attaching } from '../Attaching.tsx';
import type { After as AfterView, Asked } from '../after/After.tsx';
import type { EarlierChat, Memory } from '../memory.ts';
import { Details } from './Details.tsx';
import style from './people.css?inline';
import { texts as ours } from './texts.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The hash of the chunk for the end of a chat, set by the build. */
const after = '{after}';

export interface Props {
  host: HTMLElement;
  connection: ChatConnection;
  /** The panel's texts, with those set by the page. */
  texts: Spoken & object;
  wants: 'person' | 'end' | 'forget' | 'copy' | undefined;
  fetchModule: typeof fetchModule;
  onCopy: false | (() => void);
  isAnybodyOnline: boolean | undefined;
  /** Whether the server of the host page signed the visitor's identity. */
  isSigned: boolean;
  /** The unsent draft. */
  draft: string;
  /** The props for files that are left with a message. */
  files: Attachable;
  /** Called with whether the draft was used. */
  onDone(isUsed?: boolean): void;
  memory: Memory | undefined;
  /** Starts another chat, and remembers the earlier ones. */
  onRenew(earlier: EarlierChat[]): void;
  /** Removes the data stored in this browser. */
  onForget(): void;
  /** Called with the element shown at the end of a chat. */
  onOver(end: HTMLElement | null): void;
}

interface State {
  After?: typeof AfterView;
  isAsking?: boolean;
  isNobodyHere?: boolean;
  why?: string;
}

/** Also used for messages to a person. */
export { Attaching };

/** The views that few chats need: requesting a person, leaving a message, and the end. The views after the end are another chunk. */
export class People extends Component<Props, State> {
  /** The views after the end, once loaded, so the next one is there at once and takes the focus. */
  static after: Pick<State, 'After'>;

  /** Until this is known, visitors can request a person: the server rejects it if no one is online. */
  override state: State = {
    ...People.after,
    isNobodyHere: this.props.isAnybodyOnline === false,
  };
  attaching: Attaching | undefined;

  override componentDidMount() {
    const { shadowRoot } = this.props.host;
    if (shadowRoot) adopt(shadowRoot, style, sheets);
    if (this.props.wants === 'person' && !this.state.isNobodyHere) void this.known();
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    if (this.isAfter() && !this.isLoading) void this.load();
  }

  isLoading = false;

  /** Whether the chat is over, or the visitor wants to clear it or get a transcript. */
  isAfter() {
    const { wants, connection } = this.props;
    return wants === 'forget' || wants === 'copy' || connection.state.chat?.status === 'closed';
  }

  async load() {
    this.isLoading = true;
    try {
      this.setState((People.after = await this.props.fetchModule<State>('after', after)));
    } catch {
      if (this.props.wants) this.props.onDone();
      setTimeout(() => {
        this.isLoading = false;
        this.setState({});
      }, 3_000);
    }
  }

  /** Known visitors are not asked for their details again. */
  async known() {
    const { connection, isSigned } = this.props;
    try {
      if (isSigned) await connection.begin();
      const { customerName, customerEmail } = connection.state.chat ?? {};
      if (customerName && customerEmail) await this.person({ customerName, customerEmail });
    } catch {
      // In that case, the form is shown with the error.
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

  override render(props: Props, { After, isAsking, isNobodyHere, why }: State) {
    const { connection, wants, draft, files, onDone } = props;
    const { chat } = connection.state;
    const texts = { ...ours, ...props.texts } as typeof ours &
      Spoken &
      Record<
        | 'send'
        | 'message'
        | 'attach'
        | 'failed'
        | 'ended'
        | 'end'
        | 'person'
        | 'leave'
        | 'forget'
        | 'copy'
        | 'close',
        string
      >;
    const { name, email, message, end, person } = { ...texts };
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
    if (this.isAfter()) {
      const sheet = (asked: Asked) => <Details {...all} {...asked} />;
      return After ? <After {...props} texts={texts} sheet={sheet} /> : null;
    }
    if (wants === 'end') {
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
          waits={this.attaching?.waits}
          isWaiting={this.attaching?.isWaiting()}
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
