import type { Schema } from '@helpdesk/sdk';
import type { Popup } from '../../core/panel.ts';
import type { ViewProps } from '../../core/view.ts';
import type { Words } from '../../core/words.ts';
import type { fetchModule } from '../../loader/chunks.ts';
import type { files as Files } from '../files/files.ts';
import type { Attaching as AttachingView } from './Attaching.tsx';
import type { Formatted as FormattedView } from './formatted/Formatted.tsx';
import type { opening as Opening } from './opening/opening.ts';
import type { Aside } from './opening/Starters.tsx';
import type { People as PeopleView } from './people/People.tsx';
import type { Texts } from './texts.ts';

export interface Props extends ViewProps {
  organization?: string;
  theme?: string;
  greeting?: string;
  identity?: string;
  context?: Record<string, unknown>;
  texts?: Partial<Texts>;
  definition?: Schema<'ChatWelcome'>;
  popup?: Popup;
  /** The response that the loader requested in parallel with this code. */
  first?: Promise<Response> | undefined;
  fetchModule: typeof fetchModule;
}

export interface State {
  welcome?: Schema<'ChatWelcome'>;
  words?: Words | undefined;
  trouble?: string | undefined;
  /** The dialog that the visitor has opened. */
  wants?: 'person' | 'end' | 'forget' | 'copy' | undefined;
  People?: typeof PeopleView;
  /** Loaded with the code for people, because files are only for people. */
  Attaching?: typeof AttachingView;
  files?: typeof Files;
  Formatted?: typeof FormattedView;
  opening?: typeof Opening;
  /** The element shown in place of the chat. */
  aside?: Aside | undefined;
  /** Whether the visitor has checked the consent box, and whether they tried to start without it. */
  hasAgreed?: boolean;
  isMissing?: boolean;
}
