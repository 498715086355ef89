import { defineElement } from './element.ts';
import { publish } from './global.ts';
import { script } from './script.ts';
import { placeSnippet } from './snippet.ts';

publish(defineElement);
// A second copy of the script defines nothing, but may add a second form.
placeSnippet(script);
