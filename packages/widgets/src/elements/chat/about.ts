import { pageLanguage } from '../../core/page-language.ts';
import type { Props } from './chat-props.ts';

/** Returns what a new chat sends about its visitor, in addition to the first message. */
export const about = ({ host, popup, identity, context }: Props, hasConsented = false) => ({
  pageUrl: location.href,
  language: pageLanguage(host),
  ...(document.referrer && { referrer: document.referrer }),
  ...(identity && { identity }),
  ...(context && { context }),
  ...(popup?.dataset.message && { proactiveMessageId: popup.dataset.message }),
  ...(hasConsented && { hasConsented }),
});
