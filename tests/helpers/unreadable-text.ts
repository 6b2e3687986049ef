import type { Page } from '@playwright/test';

/**
 * Returns the texts that cannot be read: clipped, outside the viewport, or covered by other text. `margin` is the
 * distance that a text may extend beyond the viewport, as in print. Sliders, marquees and visually hidden text are
 * excluded.
 */
export const unreadableTexts = (page: Page, margin = 0): Promise<string[]> =>
  page.evaluate((margin) => {
    const faults: string[] = [];
    const texts: { node: Text; rects: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Captions of photographs rise under pointer and focus.
    const onPurpose = '[aria-hidden="true"], [data-lightbox], [popover], dialog, script, style, option';
    const carousel = '[aria-roledescription]:has([data-slide])';

    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement!;
      if (!node.data.trim() || parent.closest(onPurpose)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (forScreenReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A line's box is higher than its letters.
      const rects = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.25, width, height * 0.5));
      if (!rects.length) continue;
      texts.push({ node, rects });
      const name = `“${node.data.trim().slice(0, 40)}”`;

      for (const { left, right } of parent.closest(carousel) ? [] : rects)
        if (left < -1 - margin || right > document.documentElement.clientWidth + 1 + margin) {
          faults.push(`${name} beyond the window: ${Math.round(left)} to ${Math.round(right)}`);
          break;
        }
      for (
        let box: Element | null = parent;
        box && box !== document.body && !box.matches(carousel);
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const cuts = (overflow: string) => /hidden|clip/.test(overflow);
        const cut = rects.some(
          (rect) =>
            (cuts(overflowX) && (rect.left < left - 2 || rect.right > right + 2)) ||
            (cuts(overflowY) && (rect.top < top - 2 || rect.bottom > bottom + 2)),
        );
        if (cut) faults.push(`${name} cut off by .${box.className}`);
        if (cut || position === 'fixed') break;
      }
    }

    // Sorted from top to bottom, so that only neighbours are compared.
    const rows = texts
      .filter(({ node }) => !node.parentElement!.closest(`header, ${carousel}`))
      .flatMap(({ node, rects }) => rects.map((rect) => ({ node, rect })))
      .sort((one, other) => one.rect.top - other.rect.top);
    const reported = new Set<Text>();
    for (const [index, { node, rect }] of rows.entries())
      for (const other of rows.slice(index + 1)) {
        if (other.rect.top >= rect.bottom) break;
        if (other.node === node || reported.has(node)) continue;
        const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        const down = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
        if (across <= 3 || down <= 2) continue;
        reported.add(node);
        faults.push(`“${node.data.trim().slice(0, 40)}” and “${other.node.data.trim().slice(0, 40)}” upon each other`);
      }
    return faults;

    /** Returns true for visually hidden elements: one pixel, or an empty clip path. */
    function forScreenReaders(element: Element): boolean {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { clipPath, position } = getComputedStyle(box);
        if ((position === 'absolute' || position === 'fixed') && /inset\((50|100)%/.test(clipPath)) return true;
      }
      return false;
    }
  }, margin);
