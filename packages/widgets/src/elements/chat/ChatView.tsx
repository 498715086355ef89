import { namesOfFiles } from '@helpdesk/sdk/rules/file-names';
import { h } from 'preact';
import { look } from '../../core/look.ts';
import type { Attaching as AttachingView } from './Attaching.tsx';
import { Choices } from './Choices.tsx';
import type { Props, State } from './chat-props.ts';
import { Foot } from './Foot.tsx';
import { Head, waitingOf } from './Head.tsx';
import { withLinks } from './links.tsx';
import { accessOf } from './memory.ts';
import type { Aside } from './opening/Starters.tsx';
import { silence, Talk } from './talk.ts';
import { Words } from './Words.tsx';

/** A chat with the bot and then with agents, from the greeting to the rating. */
export class ChatView extends Talk {
  /** Shows an element in place of the chat, or the chat again. */
  show = (aside?: Aside) => this.setState({ aside }, () => aside || this.box.current?.focus());

  override render({ host, theme, greeting, popup }: Props, state: State) {
    const { wants, trouble, People, Attaching, aside, words, opening: parts } = state;
    const welcome = this.welcomed();
    const said = this.chat?.state ?? silence;
    const { chat, status } = said;
    const texts = this.texts();
    const { name = '', primaryColor } = (welcome ?? this.memory)?.organization ?? {};
    const isClosed = chat?.status === 'closed';
    const isWithBot = !chat || chat.withBot;
    const takesFiles = !isWithBot && !isClosed;
    const isOnline = (chat ?? welcome)?.isAnybodyOnline;
    const isNew = !accessOf(this.memory) && !said.unsent[0];
    const opening = (isNew && parts && welcome?.opening) || undefined;
    const { known } = this;
    const consent = welcome?.panel.consent;
    const first = greeting?.replace('{organization}', name) || (!chat && welcome?.greeting);
    const { organization, reach } = this;
    const load = () => this.handle('files');
    const files = {
      host,
      texts,
      organization,
      reach,
      namesOf: namesOfFiles,
      code: state.files,
      load,
    };
    const want = (what: State['wants']) => {
      if (this.isAgreed()) this.talk(() => this.setState({ wants: what, trouble: undefined }));
    };
    const isAnswered = said.messages.some(({ senderType }) => senderType === 'agent');
    const onCopy = (chat?.isVerified || isAnswered) && (() => want('copy'));
    // Suggests an unanswered question as the message, so the visitor doesn't have to type it again.
    const asked = isAnswered
      ? ''
      : ([...said.messages, ...said.unsent].findLast(
          (one) => !('senderType' in one) || one.senderType === 'customer',
        )?.message ?? '');
    return (
      <div part="chat" {...look(theme, primaryColor, words)}>
        <Head
          texts={texts}
          name={name}
          status={status}
          chat={chat}
          isKnown={!!welcome}
          isOnline={!!isOnline}
          trouble={trouble}
          popup={popup}
        />
        {aside && parts && (
          <parts.Beside
            texts={texts}
            organization={organization}
            theme={theme ?? ''}
            aside={aside}
            onBack={() => this.show()}
          />
        )}
        <Words
          hidden={!!aside}
          texts={texts}
          state={said}
          greeting={
            first ? { senderType: 'bot', senderName: texts.bot, message: first, seq: 1 } : undefined
          }
          trouble={trouble}
          Files={state.files?.Files}
          Formatted={state.Formatted}
          isNew={!!opening}
          waiting={chat?.queuePosition ? waitingOf(texts, chat.queuePosition) : ''}
          joined={
            chat?.joined &&
            parts &&
            [chat.joined, ...(chat.colleagues ?? [])].map((face) => (
              <parts.Joined key={face.firstName} texts={texts} face={face} />
            ))
          }
          above={
            opening &&
            parts && (
              <parts.Faces
                texts={texts}
                opening={opening}
                logoUrl={welcome?.organization.logoUrl}
                known={known}
              />
            )
          }
          below={
            opening &&
            parts && (
              <parts.Starters
                texts={texts}
                opening={opening}
                known={known}
                onSay={this.say}
                onShow={this.show}
              />
            )
          }
          host={host}
          onSay={this.say}
          onResend={(id) => this.chat?.resend(id)}
          onAgain={this.again}
        />
        {(wants || isClosed) && People && this.chat && (
          <People
            key={wants}
            host={host}
            connection={this.chat}
            texts={texts}
            wants={wants}
            isAnybodyOnline={isOnline}
            isSigned={!!this.props.identity}
            draft={this.box.current?.value || asked}
            files={files}
            onDone={this.done}
            onRenew={this.renew}
            memory={this.memory}
            onForget={this.leave}
            onCopy={onCopy}
            fetchModule={this.props.fetchModule}
            onOver={this.lead}
          />
        )}
        <Foot
          texts={texts}
          box={this.box}
          hidden={!!aside || (isClosed && !this.isLeft)}
          isWaiting={!!this.attaching?.isWaiting()}
          onSend={this.send}
          onType={() => this.talk((connected) => connected.typing())}
          above={[
            Attaching && (
              <Attaching
                key={chat?.id}
                {...files}
                isOn={takesFiles && !wants}
                onReady={(attaching: AttachingView) => {
                  this.attaching = attaching;
                }}
                onChange={this.redraw}
              />
            ),
            isNew && parts && consent && consent.kind !== 'none' && (
              <parts.Consent
                isLine={consent.kind === 'line'}
                texts={texts}
                isMissing={!!state.isMissing}
                onAgree={(hasAgreed) => this.setState({ hasAgreed, isMissing: false })}
              >
                {withLinks(consent.text)}
              </parts.Consent>
            ),
          ]}
        >
          <Choices
            chat={chat}
            texts={texts}
            isWithBot={isWithBot}
            isOnline={isOnline}
            onAttach={takesFiles && !!Attaching && (() => this.attaching?.choose())}
            onWant={want}
            onCopy={onCopy}
          />
        </Foot>
      </div>
    );
  }
}
