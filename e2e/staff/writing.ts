import type { Page } from 'playwright/test';
import type { Colleague } from './organizations.ts';

/** Pastes into the focused element, as a browser does. */
export function paste(
  page: Page,
  data: { html?: string; text?: string; image?: [number, number] },
) {
  return page.evaluate(async ({ html, text, image }) => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData('text/html', html);
    if (text) clipboardData.setData('text/plain', text);
    if (image) {
      const canvas = new OffscreenCanvas(...image);
      canvas.getContext('2d')?.fillRect(0, 0, ...image);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      clipboardData.items.add(new File([blob], 'picture.png', { type: 'image/png' }));
    }
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
  }, data);
}

/** Returns the path of an organization's help center. */
export async function helpCenterOf({ api }: Colleague): Promise<string> {
  const { organization } = await (await api.get('/api/organization')).json();
  return `/public/help/${organization.subdomain}`;
}

export async function addArticle({ api }: Colleague, article: object = {}) {
  const answer = await api.post('/api/help/articles', {
    data: {
      title: 'Descaling',
      slug: 'descaling',
      content: '<p>Use lemon acid.</p>',
      isPublished: true,
      ...article,
    },
  });
  return (await answer.json()) as { id: string; slug: string };
}

export async function addQuery({ api }: Colleague, query: object = {}) {
  const answer = await api.post('/api/chatbot/queries', {
    data: { query: 'How do I pay?', response: 'With a card.', ...query },
  });
  return (await answer.json()) as { id: string };
}
