import type { Page } from '@playwright/test';
import { type Rgb, wcagContrast } from 'culori';
import sharp, { type OutputInfo } from 'sharp';

interface Word {
  text: string;
  /** Bounding box of the letters in the page, not of the line. */
  box: { x: number; y: number; width: number; height: number };
  color: [red: number, green: number, blue: number, alpha: number];
  /** Contrast ratio required by WCAG; lower for large text. */
  requiredRatio: number;
}

/** Returns the words on pictures, films and drawings. */
const wordsOnPictures = (page: Page): Promise<Word[]> =>
  page.evaluate(async () => {
    const inPage = ({ x, y, width, height }: DOMRect) => new DOMRect(x + scrollX, y + scrollY, width, height);
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
    const hasBackgroundImage = (element: Element) =>
      ['', '::before', '::after'].some((part) => /gradient|url/.test(getComputedStyle(element, part).backgroundImage));
    const pictures = [
      ...document.querySelectorAll('img, video, main svg'),
      ...[...document.querySelectorAll('main, main *')].filter(hasBackgroundImage),
    ]
      .filter((picture) => picture.checkVisibility() && picture.getBoundingClientRect().width > 100)
      .map((picture) => ({ picture, area: inPage(picture.getBoundingClientRect()) }));
    const picturesBehindText = new Set<Element>();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const toRgba = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255] as [number, number, number, number];
    };
    const page = new DOMRect(0, 0, document.documentElement.clientWidth, document.documentElement.scrollHeight);

    const found: Word[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement!;
      if (!node.data.trim() || parent.closest('[aria-hidden="true"], script, style, svg, option')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const large = Number.parseFloat(fontSize) >= 24 && Number(fontWeight) >= 600;
      const clipBoxes: DOMRect[] = [page];
      let opacityProduct = 1;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, opacity, clipPath } = getComputedStyle(box);
        if (clipPath.startsWith('inset(')) opacityProduct = 0;
        opacityProduct *= Number(opacity);
        if (overflowX !== 'visible' || overflowY !== 'visible') clipBoxes.push(inPage(box.getBoundingClientRect()));
      }
      if (!opacityProduct) continue;
      for (const { 0: text, index } of node.data.matchAll(/\S*[\p{L}\d]\S*/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const rect = inPage(range.getBoundingClientRect());
        const { x, y, width, height } = rect;
        const box = new DOMRect(x, y + height * 0.2, width, height * 0.6);
        const picturesUnderWord = pictures.filter(({ area }) => overlap(area, box));
        if (width < 1 || picturesUnderWord.length === 0 || !clipBoxes.every((clipBox) => overlap(clipBox, box)))
          continue;
        for (const { picture } of picturesUnderWord) picturesBehindText.add(picture);
        const [red, green, blue, alpha] = toRgba(color);
        found.push({
          text,
          box: { x: box.x, y: box.y, width: box.width, height: box.height },
          color: [red, green, blue, alpha * opacityProduct],
          requiredRatio: large ? 3 : 4.5,
        });
      }
    }
    // Loads them now, in the file for this window.
    for (const picture of picturesBehindText) if (picture instanceof HTMLImageElement) picture.loading = 'eager';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(
      [...picturesBehindText].map(
        (picture) => picture instanceof HTMLImageElement && picture.decode().catch(() => undefined),
      ),
    );
    return found;
  });

const colour = (r: number, g: number, b: number): Rgb => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });

/** Returns the contrast of a word with its background, without the worst 5 % of the pixels. */
function contrast({ box, color }: Word, { data, info }: { data: Buffer; info: OutputInfo }, x: number, y: number) {
  const [red, green, blue, alpha] = color;
  const [left, top] = [Math.max(0, Math.round(box.x - x)), Math.max(0, Math.round(box.y - y))];
  // A sample of some thousand pixels is sufficient.
  const step = Math.max(1, Math.floor(Math.sqrt((box.width * box.height) / 4000)));
  const ratios: number[] = [];
  for (let row = top; row < Math.min(info.height, top + box.height); row += step)
    for (let column = left; column < Math.min(info.width, left + box.width); column += step) {
      const at = (row * info.width + column) * info.channels;
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      const mixed = (over: number, under: number) => over * alpha + under * (1 - alpha);
      ratios.push(wcagContrast(colour(mixed(red, r), mixed(green, g), mixed(blue, b)), colour(r, g, b)));
    }
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 20)] ?? 21;
}

/** Groups words that are close together, to measure them in one screenshot. */
function neighbours(words: Word[]): Word[][] {
  const groups: Word[][] = [];
  let bottom = 0;
  for (const word of words.toSorted((one, other) => one.box.y - other.box.y)) {
    const group = groups.at(-1);
    if (group && word.box.y < bottom + 200) group.push(word);
    else groups.push([word]);
    bottom = Math.max(bottom, word.box.y + word.box.height);
  }
  return groups;
}

/**
 * Returns the words with too little contrast against the picture behind them, measured in pixels with all text made
 * transparent. With `screen` only words in the viewport count.
 */
export async function lowContrastWords(page: Page, screen = false): Promise<string[]> {
  const { x, y, width, height } = await page.evaluate(() => ({
    x: scrollX,
    y: scrollY,
    width: document.documentElement.clientWidth,
    height: innerHeight,
  }));
  const area = { x, y, width, height: screen ? height : await page.evaluate(() => document.body.scrollHeight) };
  // A picture that has loaded since may have moved the content.
  await wordsOnPictures(page);
  const words = (await wordsOnPictures(page)).filter(
    ({ box }) =>
      box.x >= area.x &&
      box.x + box.width <= area.x + area.width &&
      box.y >= area.y &&
      box.y + box.height <= area.y + area.height,
  );
  if (!words.length) return [];
  const letters = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: transparent !important; text-shadow: none !important; text-decoration: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const faint: string[] = [];
  for (const group of neighbours(words)) {
    const top = Math.floor(Math.min(...group.map(({ box }) => box.y)));
    const bottom = Math.ceil(Math.max(...group.map(({ box }) => box.y + box.height)));
    const clip = { x: area.x, y: top, width: area.width, height: bottom - top + 1 };
    const file = await page.screenshot(
      screen ? { clip: { ...clip, x: 0, y: top - area.y } } : { fullPage: true, clip },
    );
    const pixels = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const word of group) {
      const ratio = contrast(word, pixels, clip.x, top);
      if (ratio < word.requiredRatio) faint.push(`“${word.text}” ${ratio.toFixed(2)}:1`);
    }
  }
  await letters.evaluate((sheet) => sheet.replaceSync(''));
  return faint;
}
