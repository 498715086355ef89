import type { ChatState } from '@helpdesk/sdk/chat';
import { h } from 'preact';
import { fill } from '../../core/fill.ts';
import type { Popup } from '../../core/panel.ts';
import type { Texts } from './texts.ts';

interface Props extends Pick<ChatState, 'chat' | 'status'> {
  texts: Texts;
  name: string;
  /** Whether the server has responded. */
  isKnown: boolean;
  isOnline: boolean;
  trouble: string | undefined;
  popup: Popup | undefined;
}

/** The name of the organization, the status of the chat, and the button that closes the panel. */
export const Head = ({ texts, name, popup, ...props }: Props) => (
  <div class="head" part="header">
    <div>
      <h2>
        <bdi>{name || texts.bot}</bdi>
      </h2>
      <p role="status">{stateOf(texts, props)}</p>
    </div>
    {popup && (
      <button type="button" class="close" aria-label={texts.close} onClick={() => popup.hide()} />
    )}
  </div>
);

function stateOf(texts: Texts, props: Omit<Props, 'texts' | 'name' | 'popup'>) {
  const { status, chat, isKnown, isOnline, trouble } = props;
  if (status === 'closed') return texts.disconnected;
  if (status === 'connecting' || !isKnown) return !trouble && texts.connecting;
  if (chat?.status === 'closed') return texts.ended;
  const { agentName, queuePosition } = chat ?? {};
  if (queuePosition) return waitingOf(texts, queuePosition);
  if (agentName) return fill(texts.agent, texts.say?.(agentName) ?? agentName);
  return isOnline ? texts.online : texts.away;
}

/** Returns the text for the visitor's position in the queue. */
export const waitingOf = (texts: Texts, position: number): string =>
  [texts.next, texts.aheadOne][position - 1] ?? fill(texts.ahead, position - 1);
