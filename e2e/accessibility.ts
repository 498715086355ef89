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

/** By default axe also reports every passed check, which doubles the run time. */
const options = { resultTypes: ['violations' as const] };
/** Frames that run no scripts: axe would wait for them forever. */
const inert = 'iframe[sandbox=""]';

/** Returns the axe violations of a page, or of one part of it. */
export async function findingsOf(page: Page, part?: string): Promise<Findings> {
  if (page.frames().length > 1 + (await page.locator(inert).count())) {
    const axe = new AxeBuilder({ page }).options(options);
    return (await (part ? axe.include(part) : axe).analyze()).violations;
  }
  // Axe stays loaded between the console's screens. Loading it again would take a quarter of the time of a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(look, { part, options: { ...options, iframes: false } });
}

/** Runs in the page. The contrast check takes five times as long as all others, so it skips rows that look the same. */
async function look({ part, options }: { part: string | undefined; options: object }) {
  const { axe } = window as unknown as { axe: Axe };
  // Colors in transition aren't final. Elements that inherit them start their own transition when the first one ends.
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && endsSoon(effect));
  // Each ends within two seconds unless the page isn't being drawn. Then it is finished here to avoid blocking the run.
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

  /** Returns the look of an element and its descendants: everything style sheets select by, without the text. */
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
  // Not among axe's rules by default, as WCAG 2.2 is newer than they are.
  const targets = { 'target-size': { enabled: true } };
  const most = { ...options, rules: { [contrast]: { enabled: false }, ...targets } };
  const colors = { ...options, runOnly: { type: 'rule', values: [contrast] } };
  const found = await axe.run({ include: [['html']], ...include }, most);
  const painted = await axe.run({ include: [['html']], ...include, exclude: twins }, colors);
  return [...found.violations, ...painted.violations];
}
