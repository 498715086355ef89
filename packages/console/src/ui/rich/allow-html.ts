import { purifier } from '../text/purifier.ts';
import { allowHtml } from '../text/trusted-types.ts';

// For editors, which parse pasted and stored HTML: no scripts, but styles, which carry bold and italic.
allowHtml((html) => purifier.sanitize(html, { USE_PROFILES: { html: true } }));
