import path from 'node:path';
import { fileURLToPath } from 'node:url';

const preactSource = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('preact'))),
  '../src/index.js',
);

/**
 * What the elements have no use for in the libraries that they carry to every page. Each cut must find its text, so
 * that another version of a library stops the build rather than change what it does.
 *
 * Preact, from its source: hydration of a server's HTML, Suspense, portals, contexts, MathML, the callbacks that React
 * has retired, and hooks for developer tools.
 */
const preact = {
  'diff/index.js': [
    // Arguments that are always the same.
    [/^\t+(?:isHydrating|excessDomChildren|globalContext),\n/gm, ''],
    [/if \(\n\t\toldVNode\._flags & MODE_SUSPENDED[^]*?\n\t\}\n/, ''],
    [/\ttmp = newType\.contextType;[^]*?: globalContext;\n/, ''],
    [/if \(provider\) provider\.sub\(c\);/, ''],
    [/, componentContext|,\n\t+componentContext/g, ''],
    [/c\._globalContext = globalContext;|c\.context = componentContext;/g, ''],
    [/, c\.context\)/, ')'],
    [
      /if \(\n\t+isClassComponent &&\n\t+!newType\.getDerivedStateFromProps &&\n\t+c\.componentWillMount[^]*?\n\t{4}\}\n/,
      '',
    ],
    [/if \(\n\t+newProps !== oldProps &&[^]*?\n\t{4}\}\n/, ''],
    [/if \(c\.componentWillUpdate\)[^]*?\n\t{4}\}\n/, ''],
    [/if \(c\.getChildContext\)[^]*?\n\t{3}\}\n/, ''],
    [
      /if \(\n\t+isClassComponent &&\n\t+oldVNode\._component &&\n\t+c\.getSnapshot[^]*?\n\t{3}\}\n/,
      '',
    ],
    [/, snapshot\)/, ')'],
    [/if \(newType\.getDerivedStateFromProps\)[^]*?\n\t{4}\}\n/, ''],
    [/if \(newProps\._parentDom\) \{[^]*?\n\t{3}\}\n/g, ''],
    [/newVNode\._flags &= RESET_MODE;/, ''],
    [/if \(resumed\).*/, ''],
    [/if \(isHydrating \|\| excessDomChildren\) \{[^]*?\n\t{3}\} else \{/, '{'],
    [/if \(!\(e && e\.then\)\) /, ''],
    [/if \(excessDomChildren\) \{\n\t\tfor[^]*?\n\t\}\n/, ''],
    [/if \(isHydrating\) \{[^]*?\n\t\t\}\n/, ''],
    [/excessDomChildren = NULL;/, ''],
    [/ && \(!isHydrating \|\| dom\.data != newProps\)/, ''],
    [/excessDomChildren =\n[^]*?childNodes\);\n/, ''],
    [/if \(!isHydrating && excessDomChildren\) \{[^]*?\n\t\t\}\n/, ''],
    [/\(!isHydrating \|\| typeof value == 'function'\) &&/, ''],
    [/!isHydrating &&/, ''],
    [/excessDomChildren\n\t+\? excessDomChildren\[0\]\n\t+: /, ''],
    [/if \(excessDomChildren\) excess.*/, ''],
    [/if \(!isHydrating \|\| nodeType == 'textarea'\) /, ''],
    [/nodeType == 'progress' && inputValue == NULL/, 'false'],
    [/\(inputValue !== dom\[i\].*\)/, 'inputValue !== dom[i]'],
    [/else if \(nodeType == 'math'\).*/, ''],
    [/\(nodeType == 'template' && dom\.content\) \|\| /, ''],
    [/\? skipRemove && !vnode\.props\._parentDom/, '? skipRemove'],
    [/if \(\n\t\t!skipRemove &&\n[^]*?\n\t\}\n/, ''],
    [/r\._parentDom = r\._globalContext = NULL/, 'r._parentDom = NULL'],
    [/this\.constructor\(props, context\)/, 'this.constructor(props)'],
    [/ \|\|\n\t+\(!\(c\._bits & COMPONENT_FORCE\) &&[^]*?=== false\)/, ''],
    [/if \(newVNode\._original != oldVNode\._original\) \{[^]*?\n\t{5}\}\n/, ''],
    [
      /if \(typeof ref == 'function'\) \{[^]*?\} else ref\.current = value;/,
      'ref.current = value;',
    ],
    [/newProps\.is \? newProps : parentDom/, 'parentDom'],
    [/if \(i == 'dangerouslySetInnerHTML'\) \{\n\t+oldHtml = value;\n\t+\} else if/, 'if'],
    [/else if \(i == 'dangerouslySetInnerHTML'\) \{[^}]*\}/, ''],
    [/if \(newHtml\) \{[^]*?\n\t\t\} else \{/, '{'],
    [/if \(oldHtml\) dom\.textContent = '';/, ''],
    [/if \(\n\t+nodeType == 'foreignObject'[^]*?\n\t\t\t\}\n/, ''],
    [/let renderHook = options\._render,\n/, 'let'],
    [/if \(renderHook\).*/, ''],
    [/if \((?:\(tmp = )?options\.(?!_catch).*/g, ''],
  ],
  'diff/children.js': [
    [/^\t+(?:isHydrating|excessDomChildren|globalContext),\n/gm, ''],
    [/if \(parentVNode\.props\._parentDom\) return oldDom;/, ''],
    [/while \(next && next\.nodeType == 8\).*/, ''],
    // Children that change places are put in again one by one, rather than as few of them as possible.
    [
      /if \(moved\) \{[^]*?\n\t\}\n/,
      'if (moved) for (childVNode of newChildren) if (childVNode && childVNode._flags & LIS_CANDIDATE) childVNode._flags |= INSERT_VNODE;\n',
    ],
    [/ &&\n\t\toldDom\.nodeType == 8/, ' && 0'],
    [/ &&\n\t\t!oldDom\.data\.startsWith\('\$s'\)/, ''],
  ],
  'diff/props.js': [
    [/name = name\.replace\(\/xlink.*/, ''],
    // These properties are as good as their attributes, where an element is never without them.
    [/name != 'width' &&[^]*?name != 'popover' &&/, ''],
    [/name == 'popover' && value == true \? '' : value/, 'value'],
    [/\t+useCapture = name != .*/, ''],
    [/, useCapture/g, ''],
    [/if \(typeof value == 'string'\) \{\n\t+dom\.style\.cssText[^]*?\} else \{/, '{'],
    [/if \(typeof oldValue == 'string'\) \{[^]*?\n\t{3}\}\n/, ''],
    [/options\.event \? options\.event\(e\) : e/, 'e'],
  ],
  'component.js': [
    [/component\._globalContext,\n/, ''],
    [/oldVNode\._flags & MODE_HYDRATE \? \[oldDom\] : NULL,\n/, ''],
    [/oldVNode\._flags & MODE_HYDRATE,\n/, ''],
    [/ && !vn?ode\.props\._parentDom/g, ''],
    [/ \|\|\n\t+prevDebounce != options\.debounceRendering/, ''],
    [/prevDebounce = options\.debounceRendering;/, ''],
    [/\(prevDebounce \|\| queueMicrotask\)/g, 'queueMicrotask'],
    [/this\.context = context;/, ''],
    [/if \(options\.vnode\).*/, ''],
    [/BaseComponent\.prototype\.forceUpdate = [^]*?\n\};\n/, ''],
  ],
  'create-element.js': [[/if \(!original && options\.vnode\).*/, '']],
  'render.js': [
    [/if \(options\._root\).*/, ''],
    [/if \(parentDom\.nodeType == 9\) \{[^]*?\n\t\}\n/, ''],
    [/let isHydrating = .*/, ''],
    [/isHydrating \? NULL : /, ''],
    [/\t\tEMPTY_OBJ,\n\t\tparentDom\.name/, '\t\tparentDom.name'],
    [/oldVNode\n\t\t\t\? NULL\n[^]*?: NULL,\n/, ''],
    [/: parentDom\.firstChild/, ': NULL'],
    [/\t\tisHydrating,\n/, ''],
  ],
  'diff/catch-error.js': [[/if \(component\.componentDidCatch\)[^]*?\n\t{4}\}\n/, '']],
};

/** r2wc: kinds of attributes other than text, callbacks as events, and what the elements' own class does in its stead. */
const r2wc = {
  'core/dist/core.js': [
    [/e\.props \|\| [^]*?;\n/, ''],
    [/Array\.isArray\(e\.props\) \? e\.props\.slice\(\) : /, ''],
    [/, u = Array\.isArray\(e\.events\) [^,]*, a = \{\}, A = \{\}/, ', a = {}'],
    [/Array\.isArray\(e\.props\) \? "string" : /, ''],
    [/for \(const r of u\)\n.*\n/, ''],
    [/\[h\];/, ''],
    [/\[y\] = !0;/, ''],
    [/this\[y\] = !0, /, ''],
    [/this\[y\] && /, ''],
    [/for \(const s of n\) \{[^]*?\n {6}\}\n/, ''],
    [/for \(const s of u\)[^]*?\n {8}\};\n/, ''],
    [/ {4}disconnectedCallback\(\) \{[^]*?\n {4}\}\n/, ''],
    [/ {4}attributeChangedCallback\([^]*?\n {4}\}\n/, ''],
    [/r in a && i\?\.parse [^]*?, this\)\), /, ''],
    [/const i = l \? w\[l\] : null;/, ''],
    [/i\?\.stringify/, 'l'],
    [/i\.stringify\(o, s, this\)/, 'o'],
    [/e\.shadow \? (this\.container = [^)]*\)) : this\.container = this/, '$1'],
  ],
  'react-to-web-component/dist/react-to-web-component.js': [[/, unmount: a/, '']],
};

const libraries = [
  [/\/preact\/src\/(.+)$/, preact],
  [/\/@r2wc\/(.+)$/, r2wc],
];

/** Makes the cuts above; Preact is bundled from its source, where it can be read what is cut. */
export function cutLibraries() {
  return {
    name: 'cut-libraries',
    resolveId: (source) => (source === 'preact' ? preactSource : null),
    transform(code, id) {
      let left = code;
      for (const [folder, cuts] of libraries) {
        for (const [found, put] of cuts[folder.exec(id)?.[1]] ?? []) {
          const cut = left.replace(found, put);
          if (cut === left) throw new Error(`${id} has changed: where is ${found}?`);
          left = cut;
        }
      }
      return left === code ? null : left;
    },
  };
}
