import { Component, createRef, h } from 'preact';
import { onEscape } from '../../../core/on-escape.ts';
import type { Aside } from './Starters.tsx';
import { texts as ours } from './texts.ts';

interface Props {
  texts: object;
  organization: string;
  theme: string;
  aside: Aside;
  onBack(): void;
}

/** Another of our elements in the panel, in place of the chat, with a back button. */
export class Beside extends Component<Props> {
  box = createRef<HTMLDivElement>();

  override componentDidMount() {
    const { organization, theme, aside } = this.props;
    const box = this.box.current as HTMLDivElement;
    const { formId, article } = aside;
    const element = box.ownerDocument.createElement(formId ? 'helpdesk-form' : 'helpdesk-search');
    const attributes = { organization, theme, loading: 'eager', position: 'inline' };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (formId) element.setAttribute('form-id', formId);
    if (article) element.dataset.article = article;
    // Stops its events, so the page doesn't take them for the chat's.
    for (const name of ['open', 'close', 'loaded', 'search']) {
      box.addEventListener(`helpdesk-${name}`, (event) => event.stopPropagation());
    }
    box.append(element);
    box.querySelector('button')?.focus();
  }

  override render({ texts, onBack }: Props) {
    return (
      <div ref={this.box} class="beside" onKeyDown={onEscape(onBack)}>
        <button type="button" class="quiet" onClick={onBack}>
          {{ ...ours, ...texts }.back}
        </button>
      </div>
    );
  }
}
