import { loadScript } from './load-script.ts';

/** What a widget of a provider says while a visitor has to do with it. */
export interface Listener {
  /** The visitor has passed; an empty token: what they passed with counts no more. */
  onToken(token: string): void;
  /** The widget waits for the visitor, or cannot go on: nothing comes by itself. */
  onIdle(): void;
}

export interface Settings extends Listener {
  siteKey: string;
  language: string;
  isDark: boolean;
}

/** A widget on the page. */
export interface Widget {
  /** Asks again. */
  reset(): void;
  remove(): void;
}

type Show = (at: HTMLElement, settings: Settings) => Promise<Widget>;

/** As Turnstile and hCaptcha have it in common. */
interface Explicit {
  render(at: HTMLElement, options: object): unknown;
  reset(id: unknown): void;
  remove(id: unknown): void;
}

const explicit = (api: Explicit, at: HTMLElement, options: object): Widget => {
  const id = api.render(at, options);
  return { reset: () => api.reset(id), remove: () => api.remove(id) };
};

const callbacks = ({ siteKey, isDark, onToken, onIdle }: Settings) => ({
  sitekey: siteKey,
  theme: isDark ? 'dark' : 'light',
  callback: onToken,
  'expired-callback': () => onToken(''),
  'error-callback': () => {
    onToken('');
    onIdle();
  },
});

const turnstile: Show = async (at, settings) => {
  const api = await loadScript<Explicit>(
    'turnstile',
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  );
  return explicit(api, at, {
    ...callbacks(settings),
    language: settings.language || 'auto',
    'response-field': false,
    'before-interactive-callback': settings.onIdle,
    'timeout-callback': settings.onIdle,
  });
};

const hcaptcha: Show = async (at, settings) => {
  const { language, onIdle } = settings;
  const api = await loadScript<Explicit>(
    'hcaptcha',
    `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off${language && `&hl=${language}`}`,
  );
  // It begins with a box to check.
  onIdle();
  return explicit(api, at, {
    ...callbacks(settings),
    size: at.clientWidth < 303 ? 'compact' : 'normal',
  });
};

interface Friendly {
  WidgetInstance: new (at: HTMLElement, options: object) => { reset(): void; destroy(): void };
}

const friendly: Show = async (at, { siteKey, language, onToken, onIdle }) => {
  const { WidgetInstance } = await loadScript<Friendly>(
    'friendlyChallenge',
    'https://cdn.jsdelivr.net/npm/friendly-challenge@0.9.19/widget.min.js',
    'sha384-roXaK25SP2JVHPNw9pG1cEoM6RsFDd0RauppXpeTkRaNKBfRfD3c0k1uCN7BJ4BT',
  );
  const widget = new WidgetInstance(at, {
    sitekey: siteKey,
    language: language || 'en',
    startMode: 'auto',
    // It puts none into a form of the page.
    solutionFieldName: '-',
    // A strict policy of the page would not let it.
    skipStyleInjection: true,
    doneCallback: onToken,
    errorCallback: onIdle,
  });
  return {
    reset: () => widget.reset(),
    remove: () => widget.destroy(),
  };
};

export const providers = { turnstile, hcaptcha, friendly };
