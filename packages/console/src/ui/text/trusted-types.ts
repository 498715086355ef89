type Rules = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
type Page = { trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown } };

let sanitize: ((html: string) => string) | undefined;

/** Installs the sanitizing default policy; without it, the browser refuses to convert text to HTML. */
export function allowHtml(sanitizer: (html: string) => string) {
  sanitize = sanitizer;
}

// Our pages require Trusted Types, so this policy handles every text that becomes HTML or a script URL. It is the default policy because
// libraries need it, too: TipTap and ProseMirror parse article content and pasted HTML.
(window as Page).trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (!sanitize) throw new TypeError('This page makes no HTML out of text');
    return sanitize(html);
  },
  createScriptURL(url) {
    if (!/^\/(widget(-team)?|worker)\.js$/.test(url))
      throw new TypeError(`${url} is no script of this page`);
    return url;
  },
});
