import { defineElement } from './element.ts';
import { publish } from './global.ts';
import { script } from './script.ts';
import { placeSnippet } from './snippet.ts';
import { tags } from './tags.ts';

if (publish()) {
  for (const [tag, definition] of Object.entries(tags)) defineElement(tag, definition);
}
// A second copy of the script defines nothing, but may add a second form.
placeSnippet(script);
