import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import type { Spoken } from '../../../core/words.ts';
import type { Welcome } from '../returning/returning.tsx';
import { texts as ours } from './texts.ts';

/** The element shown in place of the chat: a form, an article, or the search. */
export interface Aside {
  formId?: string | null;
  article?: string;
}

interface Props {
  texts: Spoken & { you: string };
  opening: Schema<'ChatOpening'>;
  /** The visitor's earlier conversations. */
  known: Welcome | undefined;
  onSay(words: string): void;
  onShow(aside: Aside): void;
}

/** The options to start with: the team's quick replies, and the most read articles. */
export const Starters = ({ texts, opening, known, onSay, onShow }: Props) => {
  const words = { ...ours, ...texts };
  const { quickReplies, articles } = opening;
  return (
    <div class="starters">
      {quickReplies[0] && (
        <div class="row choices" role="group" aria-label={words.starters}>
          {quickReplies.map(({ label, message, formId }) => (
            <button
              key={label}
              type="button"
              class="quiet"
              part="reply"
              onClick={() => (message === null ? onShow({ formId }) : onSay(message))}
            >
              <bdi>{label}</bdi>
            </button>
          ))}
        </div>
      )}
      {known?.(words).list}
      {articles[0] && (
        <div role="group" aria-label={words.articles}>
          <button type="button" class="article find" onClick={() => onShow({})}>
            {words.search}
          </button>
          {articles.map(({ slug, title }) => (
            <button
              key={slug}
              type="button"
              class="article"
              part="article"
              onClick={() => onShow({ article: slug })}
            >
              <bdi>{title}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
