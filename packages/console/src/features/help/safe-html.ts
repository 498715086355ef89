import type { UponSanitizeAttributeHook } from 'dompurify';
import { purifier } from '../../ui/text/purifier.ts';
import '../../ui/rich/allow-html.ts';

const ownPicture = /^\/files\//;

const withoutForeignPictures: UponSanitizeAttributeHook = (node, { attrName, attrValue }) => {
  if (attrName === 'src' && !ownPicture.test(attrValue)) node.removeAttribute('src');
};

/**
 * Sanitizes article HTML for display: no scripts, no styles, no external images. The server cleans articles; this is
 * the second line of defense, for HTML that the server has not cleaned yet.
 */
export function safeHtml(html: string) {
  purifier.addHook('uponSanitizeAttribute', withoutForeignPictures);
  try {
    return purifier.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'video', 'audio', 'source', 'picture'],
      FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background', 'poster'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_TRUSTED_TYPE: true,
    });
  } finally {
    purifier.removeHook('uponSanitizeAttribute', withoutForeignPictures);
  }
}
