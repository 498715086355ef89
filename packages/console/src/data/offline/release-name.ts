const inPage = /<meta name="helpdesk-release" content="([^"]+)"/;

/** The release of the console that a page names. */
export const releaseIn = (html: string) => inPage.exec(html)?.[1];

/** The release of this window's console; absent in development. */
export const releaseOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="helpdesk-release"]')?.content;
