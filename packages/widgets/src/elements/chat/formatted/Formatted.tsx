import type { Schema } from '@helpdesk/sdk';
import { Component, type ComponentChildren, Fragment, h } from 'preact';
import { adopt } from '../../../core/adopt.ts';
import { Cards } from './Cards.tsx';
import style from './formatted.css?inline';
import { nodesOf } from './nodes.ts';
import { texts as ours } from './texts.ts';

interface Props {
  host: HTMLElement;
  texts: object;
  /** Null for plain text, which is in `words`. */
  html: string | null | undefined;
  words: ComponentChildren;
  cards?: readonly Schema<'ChatCard'>[] | undefined;
  class: string;
  part: string;
  onSay(words: string): void;
}

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** A formatted message of an agent or the bot, with the bot's cards. */
export class Formatted extends Component<Props> {
  override componentDidMount() {
    const { shadowRoot } = this.props.host;
    if (shadowRoot) adopt(shadowRoot, style, sheets);
  }

  // Otherwise each rendering of the chat would parse all messages again.
  override shouldComponentUpdate({ html, texts }: Props) {
    return html !== this.props.html || texts !== this.props.texts;
  }

  override render({ texts, html, words, cards = [], class: name, part, onSay }: Props) {
    const own = { ...ours, ...texts };
    return (
      <Fragment>
        {html ? (
          <div class={`${name} formatted`} part={part}>
            {nodesOf(html, own.table)}
          </div>
        ) : (
          <p class={name} part={part}>
            {words}
          </p>
        )}
        {cards[0] && <Cards texts={own} cards={cards} onSay={onSay} />}
      </Fragment>
    );
  }
}
