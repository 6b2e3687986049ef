import type { Page } from '@playwright/test';

/**
 * Returns the texts that do not fit their column: broken words (display type at its hyphens, too), broken URLs and
 * numbers, text that overflows its column or a visible box, and pages that scroll sideways.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (sideways > 0) faults.add(`scrolls sideways by ${sideways}`);

    const onePiece = /\S+@\S+\.\w+|\+?\d[\d ()-]{6,}\d|[^\s-]+/g;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement!;
      if (!/[\p{L}\d]/u.test(node.data) || parent.closest('script, style, option, textarea, svg')) continue;
      if (!parent.checkVisibility()) continue;
      const { fontFamily, fontSize, writingMode } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const frames = framesOf(parent);
      if (writingMode !== 'horizontal-tb' || !frames) continue;

      for (const { 0: piece, index } of node.data.matchAll(fontFamily.includes('Display') ? /\S+/g : onePiece)) {
        range.setStart(node, index);
        range.setEnd(node, index + piece.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first && others.some(({ top }) => Math.abs(top - first.top) > size / 2)) faults.add(`“${piece}” is broken`);
      }

      // An opening quotation mark may hang out of the column.
      range.selectNodeContents(node);
      range.setStart(node, node.data.search(/[^\p{Pi}\s]/u));
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      // The last letter's own spacing and overhang are no overflow.
      const slack = 1 + size * 0.06;
      const seen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (
        seen &&
        rects.some((rect) => frames.some(({ left, right }) => rect.left < left - slack || rect.right > right + slack))
      )
        faults.add(`“${node.data.trim().slice(0, 40)}” leaves its frame`);
    }
    return [...faults];

    /** Returns the block container of an element and its visible boxes, or nothing if the element is not visible. */
    function framesOf(element: Element): DOMRect[] | undefined {
      const frames: DOMRect[] = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { display, clipPath, borderLeftStyle, backgroundColor, overflowX, position } = getComputedStyle(box);
        if (clipPath.startsWith('inset(50%') || clipPath.startsWith('inset(100%')) return undefined;
        if (display === 'inline' || display === 'contents') continue;
        const drawn = borderLeftStyle !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
        // Clipped or scrolling boxes are tested elsewhere, and positioned elements may overflow their parent.
        if (overflowX !== 'visible') break;
        if (!frames.length || drawn) frames.push(box.getBoundingClientRect());
        if (position === 'absolute' || position === 'fixed') break;
      }
      return frames;
    }
  });
