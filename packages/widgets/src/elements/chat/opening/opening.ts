import { adopt } from '../../../core/adopt.ts';
import type { Returning, Welcome, welcomeBack } from '../returning/returning.tsx';
import { Beside } from './Beside.tsx';
import { Consent } from './Consent.tsx';
import { Faces } from './Faces.tsx';
import { Joined } from './Joined.tsx';
import style from './opening.css?inline';
import { Starters } from './Starters.tsx';

type Chunk = { welcomeBack: typeof welcomeBack };

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The hash of the chunk for a visitor who is known, written by the build. */
const hash = '{returning}';

interface Chat extends Returning {
  /** What was asked for last: the identity of the page, and the conversations of this browser. */
  knownBy?: string;
  known?: Welcome | undefined;
}

/** Gives the panel the style of these parts, and finds out who opens it, where this browser or the page knows. */
async function attend(chat: Chat) {
  const { host, identity = '', fetchModule: fetch } = chat.props;
  if (host.shadowRoot) adopt(host.shadowRoot, style, sheets);
  const { id, earlier = [] } = chat.memory ?? {};
  const by = identity + earlier.map((one) => one.id).join();
  if (id || by === (chat.knownBy ?? '')) return;
  chat.knownBy = by;
  chat.known = undefined;
  try {
    const { welcomeBack: welcome } = await fetch<Chunk>('returning', hash);
    const known = await welcome(chat);
    if (chat.knownBy !== by) return;
    chat.known = known;
    chat.redraw();
  } catch {
    // The opening of a first visit is shown.
  }
}

/** What a chat loads where the team shows more than a greeting before the first word, or who joins. */
export const opening = { Beside, Consent, Faces, Joined, Starters, attend };
