import { loadScript } from './load-script.ts';

/** The callbacks of a provider's widget. */
export interface Listener {
  /** The visitor has passed; with an empty token, the earlier token has expired. */
  onToken(token: string): void;
  /** The widget waits for the visitor, or has failed: no token comes without an action. */
  onIdle(): void;
}

export interface Settings extends Listener {
  siteKey: string;
  language: string;
  isDark: boolean;
}

/** A widget on the page. */
export interface Widget {
  /** Starts a new check. */
  reset(): void;
  remove(): void;
}

type Show = (at: HTMLElement, settings: Settings) => Promise<Widget>;

/** The API that Turnstile and hCaptcha have in common. */
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
  // It starts with a checkbox.
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
    // Adds no field to the page's form.
    solutionFieldName: '-',
    // A strict policy of the page would block it.
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
