const inPage = /<meta name="helpdesk-release" content="([^"]+)"/;

/** Returns the release of the console in a page's HTML. */
export const releaseIn = (html: string) => inPage.exec(html)?.[1];

/** Returns the release of this window's console; undefined in development. */
export const releaseOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="helpdesk-release"]')?.content;
