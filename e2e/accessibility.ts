import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

export interface Axe {
  run(context: object, options: object): Promise<{ violations: Findings }>;
}

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
export const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** By default axe also reports everything that passes, which takes as long again. */
const options = { resultTypes: ['violations' as const] };
/** Axe waits for ever for a frame in which nothing runs. */
const inert = 'iframe[sandbox=""]';

/** The axe violations of a page, or of one part of it. */
export async function findingsOf(page: Page, part?: string): Promise<Findings> {
  if (page.frames().length > 1 + (await page.locator(inert).count())) {
    const axe = new AxeBuilder({ page }).options(options);
    return (await (part ? axe.include(part) : axe).analyze()).violations;
  }
  // The console keeps it from screen to screen: reading it again takes a quarter of the time of looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(look, { part, options: { ...options, iframes: false } });
}

/** Runs in the page. The contrast takes five times as long as everything else: of rows that look the same, one is enough. */
async function look({ part, options }: { part: string | undefined; options: object }) {
  const { axe } = window as unknown as { axe: Axe };
  // A color on its way to another is none of the page's, and what inherits it sets out when it has arrived.
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && endsSoon(effect));
  // None takes two seconds, unless the page does not draw: then it is put to its end, and does not hold up everything.
  for (let round = 0, some = moving(); round < 100 && some.length > 0; round += 1) {
    const ended = Promise.all(some.map(({ finished }) => finished.catch(() => {})));
    await Promise.race([ended, new Promise((done) => setTimeout(done, 3_000))]);
    for (const one of some) if (one.playState === 'running') one.finish();
    some = moving();
  }
  function endsSoon(effect: AnimationEffect | null) {
    return Number(effect?.getComputedTiming().endTime ?? 0) < 2_000;
  }

  const contrast = 'color-contrast';
  const paints =
    /^(class|disabled|checked|data-state|aria-(current|selected|checked|pressed|disabled|invalid|expanded))$/;

  /** How an element and all in it look: all that a style sheet chooses by, without the words. */
  function lookOf(element: Element): string {
    const attributes = [...element.attributes]
      .filter(({ name }) => paints.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const { color, backgroundColor, opacity } = (element as HTMLElement).style;
    const inside = [...element.children].map(lookOf);
    const own = [element.localName, ...attributes, color, backgroundColor, opacity];
    return `<${[...own, ...inside].join(' ')}>`;
  }
  const twins: Element[] = [];
  for (const list of document.querySelectorAll('ul, ol, tbody, [role=list], [role=rowgroup]')) {
    const seen = new Set<string>();
    for (const row of list.children) {
      const isNew = seen.size < seen.add(lookOf(row)).size;
      if (!isNew) twins.push(row);
    }
  }

  const include = part ? { include: [[part]] } : {};
  const most = { ...options, rules: { [contrast]: { enabled: false } } };
  const colors = { ...options, runOnly: { type: 'rule', values: [contrast] } };
  const found = await axe.run({ include: [['html']], ...include }, most);
  const painted = await axe.run({ include: [['html']], ...include, exclude: twins }, colors);
  return [...found.violations, ...painted.violations];
}
