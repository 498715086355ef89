import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The axe violations of a page. A page without frames needs no second page to combine the results. */
export async function findingsOf(page: Page) {
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    // By default axe also reports everything that passes, which takes as long again.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations;
}
