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

/** The hash of the chunk for returning visitors, set by the build. */
const hash = '{returning}';

interface Chat extends Returning {
  /** The identity and earlier conversations of the last request. */
  knownBy?: string;
  known?: Welcome | undefined;
}

/** Adds the styles of the opening, and loads the greeting if this browser or the page knows the visitor. */
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
    // The visitor sees the opening of a first visit.
  }
}

/** The chunk for teams that show more than a greeting before the first message, and for agents who join. */
export const opening = { Beside, Consent, Faces, Joined, Starters, attend };
