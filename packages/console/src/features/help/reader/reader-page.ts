import m from '../messages.yaml';

/** The appearance of an organization's public help center: its style sheets, and the header with its logo and name. */
export type ReaderPage = { sheets: CSSStyleSheet[]; header: Element };

/** Loads it from the public page itself, so the preview matches. */
export async function readReaderPage(subdomain: string): Promise<ReaderPage> {
  const page = await pageAt(`/public/help/${subdomain}`);
  const header = page.querySelector('body > header');
  const links = [...page.querySelectorAll('link[rel=stylesheet]')];
  if (!header || links.length === 0) throw new Error('There is no help center at its address');
  const styles = await Promise.all(links.map((link) => textAt(link.getAttribute('href') ?? '')));
  return { header, sheets: [...styles.map(within), sheetOf(frame)] };
}

// On the public page these apply to the whole window, here to one element.
const frame = ':host{display:block;background:var(--ground)}' + '.page{min-height:0}';

/** Parses the page with the browser's parser, as our Trusted Types policy does not allow whole documents. */
function pageAt(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest();
    const fail = () => reject(new Error(m.readerPage.thereIsNoPageAt({ address })));
    asked.responseType = 'document';
    asked.onload = () =>
      asked.status === 200 && asked.responseXML ? resolve(asked.responseXML) : fail();
    asked.onerror = fail;
    asked.open('GET', address);
    asked.send();
  });
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`There is nothing at ${address}`);
  return answer.text();
}

/** Applies the attributes of the page's root and body to the preview. */
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
