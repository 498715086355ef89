import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The axe violations of a page, or of one part of it. A page without frames needs no second page to combine the results. */
export async function findingsOf(page: Page, part?: string) {
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    // By default axe also reports everything that passes, which takes as long again.
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations;
}
