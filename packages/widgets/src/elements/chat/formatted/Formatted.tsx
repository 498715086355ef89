import { Component, h } from 'preact';
import { adopt } from '../../../core/adopt.ts';
import style from './formatted.css?inline';
import { nodesOf } from './nodes.ts';
import { texts as ours } from './texts.ts';

interface Props {
  host: HTMLElement;
  texts: object;
  html: string;
  class: string;
  part: string;
}

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** What an agent wrote as it is formatted. */
export class Formatted extends Component<Props> {
  override componentDidMount() {
    const { shadowRoot } = this.props.host;
    if (shadowRoot) adopt(shadowRoot, style, sheets);
  }

  // Each redrawing of the chat would read all of them again.
  override shouldComponentUpdate({ html, texts }: Props) {
    return html !== this.props.html || texts !== this.props.texts;
  }

  override render({ texts, html, class: name, part }: Props) {
    const { table } = { ...ours, ...texts };
    return (
      <div class={`${name} formatted`} part={part}>
        {nodesOf(html, table)}
      </div>
    );
  }
}
