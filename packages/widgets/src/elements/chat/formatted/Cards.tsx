import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { fill } from '../../../core/fill.ts';
import type { texts as ours } from './texts.ts';

interface Props {
  texts: typeof ours;
  cards: readonly Schema<'ChatCard'>[];
  onSay(words: string): void;
}

/** The bot's cards: articles to open, and questions to ask. */
export const Cards = ({ texts, cards, onSay }: Props) => (
  <div class="cards" role="group" aria-label={texts.suggestions}>
    {cards.map(({ title, url, question, steps }) =>
      url ? (
        <a key={url} class="card" part="card" href={url} target="_blank" rel="noopener noreferrer">
          <b dir="auto">{title}</b>
          <span>{steps ? fill(texts.readSteps, steps) : texts.readArticle}</span>
        </a>
      ) : (
        <button
          key={title}
          type="button"
          class="card"
          part="card"
          onClick={() => onSay(question ?? title)}
        >
          <b dir="auto">{title}</b>
        </button>
      ),
    )}
  </div>
);
