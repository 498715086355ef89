/** How the public help center of an organization looks: its style sheets, and the header with its logo and name. */
export type ReaderPage = { sheets: CSSStyleSheet[]; header: Element };

/** Reads it from the page itself, so that a preview is what readers get. */
export async function readReaderPage(subdomain: string): Promise<ReaderPage> {
  const text = await textAt(`/public/help/${subdomain}`);
  const page = new DOMParser().parseFromString(text, 'text/html');
  const header = page.querySelector('body > header');
  const links = [...page.querySelectorAll('link[rel=stylesheet]')];
  if (!header || links.length === 0) throw new Error('There is no help center at its address');
  const styles = await Promise.all(links.map((link) => textAt(link.getAttribute('href') ?? '')));
  return { header, sheets: [...styles.map(within), sheetOf(frame)] };
}

// There the whole window is the page's, here a box of ours.
const frame = ':host{display:block;background:var(--ground)}' + '.page{min-height:0}';

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`There is nothing at ${address}`);
  return answer.text();
}

/** What is said of a page's root and body, said of the preview's. */
function within(css: string): CSSStyleSheet {
  return sheetOf(
    css
      .replaceAll(':root', ':host')
      .replace(/(^|[}\s,])body(?=[{\s,])/g, '$1.page')
      .replace(/(^|[}\s,])main(?=[{\s,])/g, '$1.main'),
  );
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
