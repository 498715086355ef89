import type { HelpdeskError } from '@helpdesk/sdk';
import type { ChatConnection, ChatState, connectChat as connect } from '@helpdesk/sdk/chat';
import { publicChatWelcome } from '@helpdesk/sdk/operations';
import { Component, createRef } from 'preact';
import { ask, connection, sentenceOf } from '../../core/connection.ts';
import { fill } from '../../core/fill.ts';
import { wordsFor } from '../../core/words.ts';
import { emit } from '../../loader/emit.ts';
import type { Attaching } from './Attaching.tsx';
import { about } from './about.ts';
import type { Props, State } from './chat-props.ts';
import { hashes } from './hashes.ts';
import { accessOf, type EarlierChat, type Memory, recall, remember } from './memory.ts';
import { watchPopup } from './popup.ts';
import type { Welcome } from './returning/returning.tsx';
import type * as Signals from './signals.ts';
import { texts as ours, type Texts } from './texts.ts';

export const silence: ChatState = { status: 'idle', messages: [], unsent: [] };
const noop = () => {};

/** Prevents the browser from navigating to a dropped file. */
const keepPage = (event: Event) => {
  if ((event as DragEvent).dataTransfer?.types?.includes('Files')) event.preventDefault();
};

/** The behavior of a chat: it connects, stores its state, and loads code on demand. */
export abstract class Talk extends Component<Props, State> {
  override state: State = {};
  box = createRef<HTMLTextAreaElement>();
  attaching: Attaching | undefined;
  gone = new AbortController();
  first = this.props.first;
  organization = this.props.organization ?? '';
  key = `helpdesk-chat-${this.organization}`;
  draftKey = `helpdesk-draft-${this.organization}`;
  memory = recall(this.key);
  /** Messages that the previous page in this tab couldn't deliver before the visitor left it. */
  unsent = recall<ChatState['unsent']>(this.key, 'sessionStorage');
  isOpen = true;
  isOver = false;
  /** The greeting of a known visitor, once the code of the opening has loaded it. */
  known?: Welcome | undefined;
  /** Whether the focus was in an element that the end of the chat has removed. */
  isLeft = false;
  read = 0;
  unread: number | undefined;
  chat: ChatConnection | undefined;
  connecting: Promise<ChatConnection> | undefined;
  handling: { [Part in keyof typeof hashes]?: Promise<boolean> } = {};
  popup =
    this.props.popup &&
    watchPopup(
      this.props.popup,
      this.props.host.shadowRoot as ShadowRoot,
      this.turn.bind(this),
      this.gone.signal,
    );

  override componentDidMount() {
    const { host, popup } = this.props;
    const { signal } = this.gone;
    const on = (type: string, listener: () => void) => addEventListener(type, listener, { signal });
    host.handle = { submit() {}, reset: this.reset };
    // An open socket would keep the page out of the back/forward cache.
    on('pagehide', () => {
      this.keepDraft();
      this.chat?.pause();
    });
    on('pageshow', this.wake);
    on('online', this.wake);
    on('offline', () => this.chat?.cut());
    // Changed by another tab.
    on('storage', this.follow);
    document.addEventListener('visibilitychange', this.see, { signal });
    for (const type of ['dragover', 'drop']) {
      host.shadowRoot?.addEventListener(type, keepPage, { signal });
    }
    this.draft(recall(this.draftKey, 'sessionStorage'));
    remember(this.key, undefined, 'sessionStorage');
    const wasOpen = this.memory?.isOpen ?? this.unsent;
    this.turn(this.popup?.isOpen() ?? true);
    if (wasOpen && popup && !this.isOpen && !this.popup?.isPhone()) popup.show();
  }

  override componentDidUpdate(before: Props) {
    const { chat, messages } = this.chat?.state ?? silence;
    const { identity, context } = this.props;
    if (identity !== before.identity || context !== before.context) void this.chat?.identify();
    if (this.state.wants || chat?.status === 'closed') void this.meet();
    // Visitors who talk to or wait for a person can send files.
    else if (chat && !chat.withBot && !this.state.People) void this.handle('people');
    if (messages.some(({ files }) => files?.[0])) void this.handle('files');
    if (messages.some(({ html, cards }) => html || cards)) void this.handle('formatted');
    const { opening, panel } = this.welcomed() ?? {};
    if (((opening || panel?.consent.text) && !chat) || chat?.joined) void this.handle('opening');
    void this.state.opening?.attend(this);
  }

  override componentWillUnmount() {
    this.keepDraft();
    this.gone.abort();
    this.chat?.pause();
  }

  /** Stores the draft and undelivered messages, so they survive a page load in this tab. */
  keepDraft() {
    remember(this.draftKey, this.box.current?.value || undefined, 'sessionStorage');
    const { unsent } = this.chat?.state ?? this;
    remember(this.key, unsent?.[0] && unsent, 'sessionStorage');
  }

  draft(words: unknown) {
    if (this.box.current && typeof words === 'string') this.box.current.value ||= words;
  }

  /** Handles opening and closing of the panel. */
  turn(isOpen: boolean) {
    this.isOpen = isOpen;
    if (isOpen) void this.welcome();
    if (isOpen && this.popup?.isHere()) this.box.current?.focus();
    this.wake();
    this.keep();
    this.see();
  }

  /** Keeps the socket open while the panel is open or a chat is going on. */
  wake = () => {
    const { memory } = this;
    const { unsent } = this.chat?.state ?? this;
    const isGoingOn = accessOf(memory) && (this.isOpen || memory?.isLive);
    if (isGoingOn || unsent?.[0]) this.talk((connected) => connected.open());
  };

  /** Runs an action with the chat's connection, which is created at the visitor's first key press. */
  talk(then: (chat: ChatConnection) => void) {
    if (this.props.definition) return;
    this.connecting ??= this.load<{ connectChat: typeof connect }>('connection').then(
      ({ connectChat }) =>
        (this.chat = connectChat(connection, {
          subdomain: this.organization,
          access: accessOf(this.memory),
          visitorId: this.memory?.visitorId,
          unsent: this.unsent,
          recall: () => {
            const found = recall(this.key);
            return found?.isLive ? accessOf(found) : undefined;
          },
          about: () => about(this.props, this.state.hasAgreed),
          onChange: this.onChange,
          onMessage: (message) => emit(this.props.host, 'message', { message }),
          onAccess: this.hold,
        })),
    );
    this.connecting.then(then, () => {
      this.connecting = undefined;
    });
  }

  /** Loads the code for requesting a person and for the end of a chat, which few chats need. */
  async meet() {
    if (this.state.People) return;
    try {
      this.setState(await this.load<Pick<State, 'People' | 'Attaching'>>('people'));
    } catch {
      this.setState({ wants: undefined });
    }
  }

  /** Loads code that few chats need. */
  handle(name: keyof typeof hashes): Promise<boolean> {
    this.handling[name] ??= this.load<
      Pick<State, 'files' | 'Formatted' | 'opening' | 'People' | 'Attaching'>
    >(name).then(
      (code) => new Promise((done) => this.setState(code, () => done(true))),
      () => {
        // After a pause, because each rendering asks for it again.
        setTimeout(() => delete this.handling[name], 3_000);
        return false;
      },
    );
    return this.handling[name];
  }

  async load<Module>(name: keyof typeof hashes): Promise<Module> {
    try {
      return await this.props.fetchModule(name, hashes[name]);
    } catch (error) {
      // Without formatting, there is the plain text; without the opening, the greeting.
      if (!/formatted|opening|signals/.test(name)) this.fail(this.texts().failed);
      throw error;
    }
  }

  hold = (access: Memory | undefined) => {
    const { earlier } = this.memory ?? {};
    this.memory = access || earlier ? { ...access, earlier } : undefined;
    if (!access) remember(this.key, this.memory);
  };

  /** Continues, leaves or forgets a chat as another tab has done. If both tabs have a live chat, each keeps its own. */
  follow = () => {
    const { memory, chat } = this;
    const found = recall(this.key);
    const access = accessOf(found);
    if (memory && found) memory.earlier = found.earlier;
    if (access?.id === memory?.id || (memory?.isLive && found)) return;
    this.memory = found && { ...found, isOpen: this.isOpen };
    if (access) chat?.resume(access);
    else if (found) chat?.renew();
    else chat?.forget();
    this.wake();
  };

  keep() {
    const { memory, isOpen } = this;
    if (!memory) return;
    const { chat } = this.chat?.state ?? silence;
    const isLive = chat ? chat.status !== 'closed' : !!memory.isLive;
    const { welcome } = this.state;
    const { organization } = welcome ?? memory;
    const { hasSound, countsInTitle } = welcome?.panel ?? memory.signals ?? {};
    const signals = (hasSound || countsInTitle) && { signals: { hasSound, countsInTitle } };
    this.memory = { ...memory, organization, isOpen, isLive, ...signals } as Memory;
    remember(this.key, this.memory);
  }

  onChange = ({ chat, status, messages }: ChatState) => {
    this.keep();
    const isOver = chat?.status === 'closed';
    if (isOver && !this.isOver) this.isLeft = this.isIn('.foot,.sheet');
    this.isOver = isOver;
    if (status !== 'closed' || chat) this.setState({ trouble: undefined });
    else if (!this.state.trouble) this.fail(this.texts().failed);
    if (messages[0]) this.see();
  };

  /** Marks messages on screen as read; the launcher shows the number of other unread ones. */
  see = () => {
    const { chat, messages } = this.chat?.state ?? silence;
    this.read = Math.max(this.read, chat?.marks.customerRead ?? 0);
    if (this.isOpen && !document.hidden) this.read = messages.at(-1)?.seq ?? 0;
    this.chat?.read(this.read);
    const unread = messages.filter(
      ({ seq, senderType }) => seq > this.read && senderType !== 'customer',
    ).length;
    this.popup?.count(unread, fill(this.texts().unread, unread));
    this.signal(unread, messages.at(-1));
  };

  /** Signals unread messages while the panel is closed: beside the launcher, and as set by the team. */
  signal(unread: number, last: ChatState['messages'][number] | undefined) {
    const wanted = this.state.welcome?.panel ?? this.memory?.signals;
    const before = this.unread ?? unread;
    this.unread = unread;
    if (unread === before && !unread) return;
    const { popup } = this.props;
    const isPerson = unread > 0 && !this.isOpen && last?.senderType === 'agent';
    if (wanted?.hasSound || wanted?.countsInTitle || isPerson || before)
      this.load<typeof Signals>('signals').then(({ signal, preview }) => {
        if (wanted) signal(unread, before, wanted);
        if (popup && (unread !== before || !unread))
          preview(popup, isPerson ? last : undefined, this.texts().close);
      }, noop);
  }

  welcomed = () => this.props.definition ?? this.state.welcome;

  texts(): Texts {
    return { ...ours, ...this.state.words?.texts, ...this.props.texts };
  }

  welcome = async () => {
    const { definition } = this.props;
    if (definition) return this.setState({ words: await wordsFor('chat', this.props, definition) });
    if (this.state.welcome) return;
    this.setState({ trouble: undefined });
    const { first } = this;
    this.first = undefined;
    try {
      const welcome = await ask(publicChatWelcome, { subdomain: this.organization }, { first });
      // Some proxies answer 200 with an HTML page.
      if (!welcome?.greeting) throw welcome;
      // The launcher may have a new name.
      this.setState({ welcome, words: await wordsFor('chat', this.props, welcome) }, this.see);
      this.popup?.paint(welcome.organization.primaryColor);
      this.popup?.place(welcome.panel);
    } catch (error) {
      const { code } = Object(error) as Partial<HelpdeskError>;
      // For a live chat, texts and colors are stored.
      const known = this.memory ?? {};
      if (known.organization) this.popup?.paint(known.organization.primaryColor);
      const words = await wordsFor('chat', this.props, known);
      // If the panel was opened again, the response may have arrived by now.
      if (this.state.welcome) return;
      this.setState({ words }, () =>
        this.fail(sentenceOf(error, this.texts().failed, this.texts()), code),
      );
    }
  };

  fail(message: string, code?: string) {
    this.setState({ trouble: message });
    emit(this.props.host, 'error', { message, code });
  }

  again = () => {
    this.setState({ trouble: undefined });
    void this.welcome();
    this.chat?.open();
  };

  /** Removes the data stored in this browser. */
  leave = () => {
    if (this.box.current) this.box.current.value = '';
    this.memory = undefined;
    this.hold(undefined);
    this.chat?.forget();
    this.keepDraft();
    this.setState({ hasAgreed: false });
  };

  reset = () => {
    this.leave();
    this.setState({ wants: undefined });
  };

  /** Leaves a chat that is over for a new one. */
  renew = (earlier: EarlierChat[]) => {
    const { visitorId } = this.memory ?? {};
    this.memory = { visitorId, earlier };
    this.chat?.renew();
  };

  /** Whether a chat can start: if the team asks for consent, only once the visitor has agreed. */
  isAgreed(): boolean {
    const isAsked = !accessOf(this.memory) && this.welcomed()?.panel.consent.kind === 'box';
    if (!isAsked || this.state.hasAgreed) return true;
    this.setState({ isMissing: true });
    this.props.host.shadowRoot?.querySelector<HTMLElement>('.consent input')?.focus();
    return false;
  }

  /** Sends a quick reply. */
  say = (words: string) => {
    this.box.current?.focus();
    if (this.isAgreed()) this.talk((connected) => connected.send(words));
  };

  send = (event: Event) => {
    event.preventDefault();
    const box = this.box.current as HTMLTextAreaElement;
    box.focus();
    if (!box.value.trim() || this.isAgreed()) this.deliver();
  };

  /** Sends the message in the box, once its files are uploaded. */
  deliver = () =>
    this.talk((connected) => {
      const box = this.box.current as HTMLTextAreaElement;
      if (this.attaching?.waits(this.deliver)) return;
      const files = this.attaching?.uploaded() ?? [];
      const message = this.attaching?.wordsOf(box.value) ?? box.value.trim();
      if (!message) return;
      box.value = '';
      this.attaching?.clear();
      connected.send(message, files);
      (box.getRootNode() as ShadowRoot).querySelector('.scroll')?.scrollTo(0, 0);
    });

  /** Returns the chat to upload files to; the first file left with a message starts it. */
  reach = async () => {
    await this.chat?.begin();
    this.chat?.open();
    return accessOf(this.memory);
  };

  redraw = () => this.setState({});

  /** Whether the focus is in an element of the chat that matches the selector. */
  isIn = (part: string) => !!this.props.host.shadowRoot?.activeElement?.closest(part);

  /** Moves the focus to what has replaced the box, unless the focus is elsewhere by then. */
  lead = (end: HTMLElement | null) => {
    if (!end) return;
    const { host, popup } = this.props;
    const { activeElement: focused, body } = host.ownerDocument;
    if (this.isLeft && (!focused || [body, popup ?? host].includes(focused as never))) end.focus();
    this.isLeft = false;
  };

  done = (isUsed?: boolean) => {
    const box = this.box.current as HTMLTextAreaElement;
    this.isLeft ||= this.isOver;
    if (isUsed === true) box.value = '';
    this.setState({ wants: undefined }, () => box.focus());
    this.chat?.open();
  };
}
