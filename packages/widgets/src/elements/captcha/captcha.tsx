import type { Schema } from '@helpdesk/sdk';
import { Component, h, render } from 'preact';
import { pageLanguage } from '../../core/page-language.ts';
import style from './captcha.css?inline';
import { providers, type Settings, type Widget } from './providers.ts';
import { texts as ours } from './texts.ts';

interface Asking {
  /** The host of the view, and the element on the page if that is another one. */
  host: HTMLElement;
  popup?: HTMLElement | undefined;
  form: Schema<'WidgetForm'>;
  texts: { again: string } & Partial<typeof ours>;
}

/** The exports of the chunk. */
export interface CaptchaChunk {
  captcha: typeof captcha;
}

interface Props extends Asking {
  at: HTMLElement;
  shown: { captcha: Captcha };
}

/** How long sending waits for a check that needs no action of the visitor, in milliseconds. */
const patience = 8_000;

/** The provider's widget is in the document, where the provider's script looks for it. A slot shows it before the button. */
class Captcha extends Component<Props, { failed?: boolean }> {
  override state: { failed?: boolean } = {};
  holder = document.createElement('div');
  passing?: HTMLElement | undefined;
  widget?: Widget | undefined;
  passed = '';
  isWorking = true;
  isUsed = false;
  heard = () => {};

  constructor(props: Props) {
    super(props);
    props.shown.captcha = this;
  }

  override componentDidMount() {
    const { host, popup } = this.props;
    this.holder.slot = 'captcha';
    (popup ?? host).append(this.holder);
    if (popup) {
      const slot = document.createElement('slot');
      slot.name = slot.slot = 'captcha';
      host.append((this.passing = slot));
    }
    adoptStyle(this.holder.ownerDocument);
    host.addEventListener('helpdesk-error', this.reset);
    host.addEventListener('helpdesk-success', this.remove);
    void this.load();
  }

  override componentWillUnmount() {
    const { host } = this.props;
    host.removeEventListener('helpdesk-error', this.reset);
    host.removeEventListener('helpdesk-success', this.remove);
    shownIn.delete(host);
    this.widget?.remove();
    this.holder.remove();
    this.passing?.remove();
  }

  load = async () => {
    const { form, at, host } = this.props;
    const { provider, siteKey } = form.captcha as NonNullable<typeof form.captcha>;
    const lang = at.closest<HTMLElement>('[lang]')?.lang;
    const settings: Settings = {
      siteKey,
      language: lang || pageLanguage(host) || '',
      isDark: isDark(at),
      onToken: (token) => {
        this.passed = token;
        this.isWorking = this.isUsed = false;
        this.heard();
      },
      onIdle: () => {
        this.isWorking = false;
        this.heard();
      },
    };
    this.setState({ failed: false });
    try {
      // Undefined for a provider that only a newer server knows.
      const show = providers[provider] as (typeof providers)['turnstile'] | undefined;
      this.widget = await show?.(this.holder, settings);
    } catch {
      settings.onIdle();
      this.setState({ failed: true });
    }
  };

  /** Returns the token; empty if the visitor hasn't passed. The server then responds with what to do. */
  token = async () => {
    if (!this.passed && this.isWorking) {
      await new Promise<void>((done) => {
        this.heard = done;
        setTimeout(done, patience);
      });
    }
    this.isUsed = this.passed !== '';
    return this.passed;
  };

  /** A token is valid only once, whatever the reason for the rejection. */
  reset = () => {
    if (!this.isUsed) return;
    this.passed = '';
    this.isUsed = false;
    this.isWorking = true;
    this.widget?.reset();
  };

  remove = () => render(null, this.props.at);

  override render({ texts }: Props, { failed }: { failed?: boolean }) {
    const said = { ...ours, ...texts };
    return (
      <div role="group" aria-label={said.captcha}>
        <slot name="captcha" />
        {failed && (
          <div style={{ display: 'grid', gap: '12px', justifyItems: 'start' }}>
            <p part="error" class="notice" role="alert">
              {said.captchaFailed}
            </p>
            <button type="button" part="button" class="button" onClick={this.load}>
              {said.again}
            </button>
            <slot />
          </div>
        )}
      </div>
    );
  }
}

const shownIn = new WeakMap<HTMLElement, Captcha>();

/** Shows the captcha of a form, unless it is shown already; returns the function that gets its token. */
export function captcha(at: HTMLElement, { host, popup, form, texts }: Asking) {
  const before = shownIn.get(host);
  if (before?.props.at === at) return before.token;
  before?.remove();
  const shown = {} as { captcha: Captcha };
  render(<Captcha {...{ at, host, popup, form, texts, shown }} />, at);
  shownIn.set(host, shown.captcha);
  return shown.captcha.token;
}

const sheets = new WeakMap<Document, CSSStyleSheet>();

function adoptStyle(page: Document) {
  if (sheets.has(page)) return;
  const sheet = new (page.defaultView as typeof globalThis & Window).CSSStyleSheet();
  sheet.replaceSync(style);
  sheets.set(page, sheet);
  page.adoptedStyleSheets.push(sheet);
}

/** Whether the surroundings are dark, by their color scheme. */
function isDark(at: HTMLElement): boolean {
  const { colorScheme } = getComputedStyle(at);
  if (!colorScheme.includes('dark')) return false;
  return !colorScheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}
