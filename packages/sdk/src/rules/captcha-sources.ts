/** The sources that a page's Content-Security-Policy must allow for a captcha, by provider: exactly what its script loads. */
export const captchaSources = {
  turnstile: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    'script-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    'frame-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    'style-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    'connect-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  friendly: {
    // Only this file, because the host also serves files of others.
    'script-src': [
      'https://cdn.jsdelivr.net/npm/friendly-challenge@0.9.19/widget.min.js',
      "'wasm-unsafe-eval'",
    ],
    'connect-src': ['https://api.friendlycaptcha.com'],
    'worker-src': ['blob:'],
  },
} as const;

export type CaptchaProvider = keyof typeof captchaSources;
