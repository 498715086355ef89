import DOMPurify from 'dompurify';

const ownPicture = /^\/files\//;
const purifier = DOMPurify(window);

// The server cleans articles; this is the second lock, for what is shown before it has seen it.
purifier.addHook('uponSanitizeAttribute', (node, { attrName, attrValue }, _config) => {
  if (attrName === 'src' && !ownPicture.test(attrValue)) node.removeAttribute('src');
});

/** Article HTML that can be shown: no scripts, no styles, no pictures of other places. */
export function safeHtml(html: string): string {
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'video', 'audio', 'source', 'picture'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background', 'poster'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
