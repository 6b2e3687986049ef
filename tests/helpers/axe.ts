import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns the violations of WCAG 2.2 AA and of axe's best practices. */
export async function audit(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // The site's pages embed no frames before an interaction, so axe needs no blank page for each run.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations;
}
