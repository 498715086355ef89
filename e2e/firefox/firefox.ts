import { expect, type TestInfo } from 'playwright/test';
import puppeteer, {
  type Browser,
  type ElementHandle,
  type Page,
  type ResponseForRequest,
} from 'puppeteer-core';
import { findProgram } from '../../packages/api/src/test/programs.ts';
import { type Axe, axeSource } from '../accessibility.ts';
import { helpdeskUrl } from '../addresses.ts';
import { test as base, chatOf, type Team } from '../host-pages/chat-page.ts';
import { type HostPage, serveHostPages } from '../host-pages/host-server.ts';
import { type Eyes, type Kind, kinds, openEyes } from './in-page.ts';

declare const eyes: Eyes;
declare const axe: Axe;

const executablePath = process.env.HELPDESK_FIREFOX || findProgram('firefox-esr', 'firefox');

/** The bot's answer to a question it doesn't know, while no agent is online. */
export const noAnswer = "I'm sorry, I don't have an answer…";

/** The bot's answer to a question it doesn't know, while an agent is online. */
export const handedOver = "I don't have an answer for that, so I've asked our team to join…";

/** A limit for busy machines, which may take twenty times as long as idle ones. */
const timeout = 60_000;

/** Errors about a page's policy that Firefox always logs: its own favicon request, and sockets that a page blocks on purpose. */
const ofThePage = /favicon\.ico|\(connect-src\) at ws:/;

/** Errors that Firefox logs about a network or a gateway that a journey breaks on purpose. */
export const ofTheNetwork =
  /^Cross-Origin Request Blocked|^Firefox can’t establish a connection|^The connection to ws:/;

interface Worker {
  /** The Firefox that all journeys of a worker share. */
  firefox: Browser;
}

/** Firefox preferences of visitors with special settings. */
const owners = {
  colors: { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 },
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  noScripts: { 'javascript.enabled': false },
} as const;

interface Fixtures {
  /** Skips the journey on a machine without Firefox, whichever file it is in. */
  onlyWithFirefox: void;
  /** A visitor in a new window without stored data. */
  visitor: Visitor;
  /** Starts another Firefox with special settings and returns its visitor. */
  visitorWith: (owner: keyof typeof owners) => Promise<Visitor>;
}

const launch = (prefs: Record<string, unknown> = {}) =>
  puppeteer.launch({
    browser: 'firefox',
    ...(executablePath && { executablePath }),
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    // Reduced motion, as in the Chromium journeys: animations take time.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, ...prefs },
  });

/** Stock Firefox, driven by WebDriver BiDi. Playwright can only drive its own build of Firefox. */
export const test = base.extend<Fixtures, Worker>({
  firefox: [
    async ({}, use) => {
      const firefox = await launch();
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  // `test.skip` at the top of this module would skip only the first file that a worker loads with it.
  onlyWithFirefox: [
    async ({}, use, { skip }) => {
      skip(!executablePath, 'needs Firefox, on the PATH or where HELPDESK_FIREFOX names it');
      await use();
    },
    { auto: true },
  ],
  visitor: async ({ firefox }, use, info) => inWindow(firefox, use, info),
  visitorWith: async ({}, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async (owner) => {
      const firefox = await launch(owners[owner]);
      const host = await serveHostPages();
      closing.push(async () => {
        await firefox.close();
        host.close();
      });
      return visitorIn(await firefox.newPage(), host);
    });
    for (const close of closing) await close();
  },
});

async function inWindow(
  firefox: Browser,
  use: (visitor: Visitor) => Promise<void>,
  info: TestInfo,
) {
  const context = await firefox.createBrowserContext();
  const host = await serveHostPages();
  try {
    const page = await context.newPage();
    await use(await visitorIn(page, host));
    if (info.errors.length > 0) await page.screenshot({ path: `${info.outputDir}/firefox.png` });
  } finally {
    await context.close();
    host.close();
  }
}

/** Lets the visitor start a chat and an agent accept it. Returns the ID of the chat. */
export async function talkTo(team: Team, visitor: Visitor, words: string) {
  await team.comes();
  await visitor.open({ body: chatOf(team.subdomain) });
  await visitor.click('button', 'Chat with us');
  await visitor.say(words);
  await visitor.see('text', handedOver);
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  return id;
}

export type Visitor = Awaited<ReturnType<typeof visitorIn>>;

/** Returns a visitor in a Firefox window who finds elements by their names, clicks and types. */
async function visitorIn(page: Page, host: Awaited<ReturnType<typeof serveHostPages>>) {
  const context = page.browserContext();
  page.setDefaultTimeout(timeout);
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    const { message } = error as Error;
    if (!ofThePage.test(message)) errors.push(message);
  });
  type Answer = { path: RegExp; answer: Partial<ResponseForRequest> | 'never'; lateBy: number };
  const instead = new Set<Answer>();
  let isIntercepted = false;
  page.on('request', (request) => {
    if (!isIntercepted) return;
    const { answer, lateBy } = [...instead].find(({ path }) => path.test(request.url())) ?? {};
    if (!answer) void request.continue();
    else if (answer !== 'never') setTimeout(() => void request.respond(answer), lateBy);
  });
  await page.setViewport({ width: 1280, height: 720 });
  await page.evaluateOnNewDocument(openEyes);

  // Polls from here, because a page without scripts can't notify us.
  const see = async (kind: Kind, name: string) => {
    let found: ElementHandle<Element> | null = null;
    await expect(async () => {
      const handle = await page.evaluateHandle((...what) => eyes.find(...what), kinds[kind], name);
      found = handle.asElement() as ElementHandle<Element> | null;
      expect(found, `${kind} “${name}”`).not.toBeNull();
    }).toPass({ timeout, intervals: [50] });
    return found as unknown as ElementHandle<Element>;
  };
  const reach = async (kind: Kind, name: string) => {
    const found = await see(kind, name);
    await expect
      .poll(() => found.evaluate((one) => eyes.reach(one)), `${kind} “${name}”`)
      .toEqual({ outside: 0, over: '' });
    return found;
  };
  const click = async (kind: Kind, name: string) => {
    const found = await reach(kind, name);
    let box = await found.boundingBox();
    // Content that loads above it may still move it.
    await expect(async () => {
      const before = box;
      box = await found.boundingBox();
      expect(box).toEqual(before);
    }).toPass({ timeout, intervals: [50] });
    if (!box) throw new Error(`${kind} “${name}” is gone`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  const fill = async (name: string, text: string) => {
    await click('field', name);
    await page.keyboard.type(text);
  };
  return {
    page,
    errors,
    errorsBesides: (expected: RegExp) => errors.filter((error) => !expected.test(error)),
    see,
    /** Scrolls to an element and waits until a tap could reach it. */
    reach,
    async open(hostPage: HostPage) {
      await page.goto(host.show(hostPage));
    },
    /** Opens one of the helpdesk's own pages. */
    async visit(at: string) {
      await page.goto(new URL(at, helpdeskUrl).href);
    },
    /** Opens the same page in another tab. */
    async anotherTab() {
      const tab = await visitorIn(await context.newPage(), host);
      await tab.page.goto(page.url());
      return tab;
    },
    async size(width: number, height: number, zoom = 1) {
      await page.setViewport({ width, height, deviceScaleFactor: zoom });
    },
    click,
    fill,
    /** Sends a chat message. */
    async say(text: string) {
      await fill('Message', text);
      await page.keyboard.press('Enter');
    },
    /** Chooses files from the disk for a file input. */
    async attach(selector: string, ...files: string[]) {
      await expect.poll(async () => (await page.$(selector)) !== null).toBe(true);
      await ((await page.$(selector)) as ElementHandle<HTMLInputElement>).uploadFile(...files);
    },
    /** Waits until this many files are attached and uploaded. */
    uploaded: (count: number) =>
      expect.poll(() => page.evaluate(() => eyes.all('.file small').length)).toBe(count),
    async press(...keys: Parameters<Page['keyboard']['press']>[0][]) {
      for (const key of keys) await page.keyboard.press(key);
    },
    /** Waits until no such element is visible. */
    gone: (kind: Kind, name: string) =>
      expect
        .poll(() => page.evaluate((...what) => !eyes.find(...what), kinds[kind], name))
        .toBe(true),
    focused: () => page.evaluate(() => eyes.focused()),
    /** Answers matching requests in the server's place, like a gateway or an attacker. Call the returned function to stop. */
    async answerInstead(path: RegExp, answer: Partial<ResponseForRequest> | 'never', lateBy = 0) {
      if (!isIntercepted) await page.setRequestInterception(true);
      isIntercepted = true;
      const one = { path, answer, lateBy };
      instead.add(one);
      return () => void instead.delete(one);
    },
    /** Returns the axe violations, one line each. */
    async violations() {
      await page.evaluate(axeSource);
      return page.evaluate(async () => {
        const found = await axe.run(document, { resultTypes: ['violations'] });
        return found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`,
        );
      });
    },
    /** Returns computed styles. */
    style: async (kind: Kind, name: string, ...of: string[]) =>
      (await see(kind, name)).evaluate((one, names) => {
        const computed = getComputedStyle(one);
        return names.map((property) => computed.getPropertyValue(property));
      }, of),
    /** Returns the text of each message in the chat. */
    said: () =>
      page.evaluate(() => eyes.all('[part~=message]').map(({ textContent }) => textContent)),
    /** Returns the left edge of each message. */
    lefts: () =>
      page.evaluate(() =>
        eyes.all('[part~=message]').map((one) => one.getBoundingClientRect().left),
      ),
  };
}
