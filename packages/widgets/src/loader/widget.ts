import { defineElement } from './element.ts';
import { publish } from './global.ts';
import { script } from './script.ts';
import { placeSnippet } from './snippet.ts';
import { tags } from './tags.ts';
import { mountView } from './view-root.ts';

if (publish()) {
  for (const [tag, definition] of Object.entries(tags)) {
    defineElement(tag, definition, mountView);
  }
}
// A second copy of the script defines nothing, but may add a second form.
placeSnippet(script);
