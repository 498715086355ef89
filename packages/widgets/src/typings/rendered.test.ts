import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  chatOf,
  messageOf,
  panelOf,
  placeChatPopup,
  store,
  welcome,
} from '../elements/chat/test-chat.ts';
import { field, fillIn, formOf, placeForm, questions, sent } from '../elements/form/test-form.ts';
import { article, found as foundOf, placeSearch } from '../elements/search/test-search.ts';
import { defineElement } from '../loader/element.ts';
import { makePopup } from '../loader/popup.ts';
import { definitions, type TagDefinition } from '../loader/tags.ts';
import { watch } from '../team/proactive.ts';
import { answerCalls, settled } from '../test-server.ts';
import { customProperties, elements, type TagName } from './elements.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** Collects the rendered parts and slots, in any state. */
function walk() {
  const parts = new Set<string>();
  const slots = new Set<string>();
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      for (const part of (element.getAttribute('part') ?? '').split(' ')) if (part) parts.add(part);
      // Slots that lead through a panel have a `slot` attribute themselves.
      if (element.localName === 'slot' && !element.slot)
        slots.add(element.getAttribute('name') ?? '');
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  return { parts, slots, look: () => look(document.body) };
}

/** Checks that everything rendered is documented, and everything documented is rendered. */
function expectAll(tag: TagName, { parts, slots }: ReturnType<typeof walk>) {
  expect([...parts].toSorted()).toEqual(Object.keys(elements[tag].parts).toSorted());
  // The unnamed slot is shown only without a view.
  const named = Object.keys(elements[tag].slots).filter(Boolean);
  expect([...slots].filter(Boolean).toSorted()).toEqual(named.toSorted());
}

const popupOf = (label: string) => {
  const popup = document.createElement('div') as unknown as Parameters<typeof makePopup>[0];
  popup.attachShadow({ mode: 'open' });
  document.body.append(popup);
  makePopup(popup, label);
  return popup;
};

test('a form renders exactly the documented parts and slots', async () => {
  const seen = walk();
  answerCalls({ 'widget.submit': { ...sent, ticketNumber: 'ACME-2026-000001' } });
  popupOf('Contact us');
  const about = { description: 'We answer within a day.' };
  const hint = field('hint', 'text', { helpText: 'As on the bill' });
  const form = placeForm({}, formOf([...questions, hint], about));
  seen.look();
  await form.send();
  seen.look();
  fillIn(form);
  await form.send();
  seen.look();
  expectAll('helpdesk-form', seen);
});

test('a chat renders exactly the documented parts and slots', async () => {
  const seen = walk();
  vi.stubGlobal('CSS', { supports: () => false });
  Element.prototype.checkVisibility ??= () => true;
  const beside = popupOf('Chat with us');
  const message = { id: 'm1', text: 'Hello', seconds: 0, scrolled: 0, isForReturning: false };
  watch(
    beside as never,
    {
      organization: 'acme',
      languages: ['en'],
      messages: [{ ...message, shownOn: 'all', patterns: [] }],
    },
    () => Promise.reject(new Error('none')),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  const opening = {
    faces: [{ firstName: 'Ada', imageUrl: null }],
    answersInSeconds: 60,
    opensAt: null,
    quickReplies: [{ label: 'My order', message: 'Where is it?', formId: null }],
    articles: [{ slug: 'kettle', title: 'Cleaning the kettle' }],
  };
  const consent = { kind: 'box' as const, text: 'We keep it for a year.' };
  const fresh = { ...welcome, opening, panel: panelOf({ consent }) };
  placeChatPopup({ 'publicChat.welcome': fresh }, { isOpen: true });
  await settled();
  seen.look();
  store();
  const going = placeChatPopup({}, { isOpen: true });
  await settled();
  const messages = [
    messageOf(1, 'bot', 'Hello'),
    messageOf(2, 'customer', 'Hi'),
    messageOf(3, 'agent', 'Ben here', { html: '<p>Ben <b>here</b></p>' }),
  ];
  const data = chatOf({ withBot: false, agentName: 'Ben', messages, lastSeq: 3 });
  await going.hello({ type: 'session_updated', data });
  for (const each of messages) await going.server({ type: 'chat_message', data: each });
  seen.look();
  await going.push('End chat');
  seen.look();
  await going.server({ type: 'session_updated', data: { ...data, status: 'closed' } });
  seen.look();
  expectAll('helpdesk-chat', seen);
});

test('a search renders exactly the documented parts and slots', async () => {
  const seen = walk();
  const found = {
    slug: 'kettles',
    titleParts: [{ text: 'Kettles', isHit: true }],
  };
  const files = [
    { id: 'f1', name: 'plan.pdf', size: 9, type: 'application/pdf', url: '/files/f1' },
  ];
  const search = placeSearch({
    'publicHelp.search': ({ query }) => {
      const { q } = query as { q: string };
      if (q === 'down') throw new MockedRefusal(503, 'Down');
      return q === 'none' ? [] : [{ ...foundOf('kettles'), ...found }];
    },
    'publicHelp.article': article('kettles', { files } as object),
  });
  await settled();
  for (const words of ['down', 'none', 'kettles']) {
    await search.search(words);
    await vi.advanceTimersByTimeAsync(1_000);
    await settled();
    seen.look();
  }
  await search.click(search.options()[0]);
  seen.look();
  expectAll('helpdesk-search', seen);
});

const source = path.join(import.meta.dirname, '..');
const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(path.join(source, folder), { recursive: true })
    .map((file) => path.join(source, folder, String(file)))
    .filter((file) => ending.test(file) && !/test/.test(path.basename(file)))
    .map((file) => readFileSync(file, 'utf8'));
const definitionOf = (tag: TagName) =>
  definitions.find(({ view }) => tag === `helpdesk-${view}`) as TagDefinition;
const foldersOf = (tag: TagName) => [`elements/${definitionOf(tag).view}`, 'loader'];

test.each(Object.keys(elements) as TagName[])(
  'the source of %s dispatches exactly the documented events',
  (tag) => {
    const code = foldersOf(tag).flatMap((folder) => filesOf(folder, /\.tsx?$/));
    const events = [...code.join('\n').matchAll(/\bemit(?:Cancelable)?\(\s*[\w.]+,\s*'([\w-]+)'/g)];
    const names = new Set(events.map(([, name]) => `helpdesk-${name}`));
    expect([...names].toSorted()).toEqual(Object.keys(elements[tag].events).toSorted());
  },
);

test.each(Object.keys(elements) as TagName[])(
  'the style sheets of %s read exactly the documented custom properties',
  (tag) => {
    const { view, label } = definitionOf(tag);
    const shown = [`elements/${view}`, 'core'];
    const folders = label ? [...shown, 'loader'] : shown;
    const css = folders.flatMap((folder) => filesOf(folder, /\.css$/));
    // The panel styles of the core are only for elements with a launcher.
    const sheets = label ? css : css.filter((sheet) => !sheet.includes('dialog'));
    const read = new Set(sheets.join('\n').match(/(?<=var\(\s*)--helpdesk-[\w-]+/g));
    const documented = Object.entries(customProperties)
      .filter(([, { of }]) => of?.includes(tag) ?? true)
      .map(([name]) => name);
    expect([...read].toSorted()).toEqual(documented.toSorted());
  },
);

test.each(Object.keys(elements) as TagName[])(
  'the class of %s has the documented attributes, methods and properties',
  (tag) => {
    defineElement(`checked-${tag}`, definitionOf(tag));
    const { observedAttributes, prototype } = customElements.get(
      `checked-${tag}`,
    ) as CustomElementConstructor & { observedAttributes: string[] };
    const { attributes, methods } = elements[tag];
    expect(observedAttributes.toSorted()).toEqual(Object.keys(attributes).toSorted());
    for (const attribute of Object.keys(attributes)) {
      const property = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(property in prototype, property).toBe(true);
    }
    const callable = Object.getOwnPropertyNames(prototype).filter(
      (name) =>
        !/Callback$|^constructor$/.test(name) &&
        typeof Object.getOwnPropertyDescriptor(prototype, name)?.value === 'function',
    );
    // One class serves all elements: these methods work only with the attribute of the same name, and a chat has its own message box.
    const idle = [
      ...('identity' in attributes ? [] : ['identify']),
      ...('context' in attributes ? [] : ['setContext']),
      ...(tag === 'helpdesk-chat' ? ['submit'] : []),
    ];
    expect([...Object.keys(methods), ...idle].toSorted()).toEqual(callable.toSorted());
  },
);
