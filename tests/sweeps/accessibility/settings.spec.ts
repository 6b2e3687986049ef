import { onePageOfEachKind } from '../../helpers/pages.ts';
import { expect, test } from '../../helpers/site.ts';
import { layOutAll } from '../../helpers/unreadable-text.ts';

for (const path of onePageOfEachKind)
  test(`${path} respects reduced motion, forced colours and a dark colour scheme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    await layOutAll(page);

    const faults = await page.evaluate(() => {
      const describe = (element: Element) =>
        `<${element.localName}> “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`;
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'Canvas';
      const canvas = getComputedStyle(probe).color;
      probe.remove();
      const brightness = (color: string) => {
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / (color.includes('srgb') ? 1 : 255);
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (color: string) => {
        const [low = 0, high = 0] = [brightness(color), brightness(canvas)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };

      // A control without words is known by its drawing or its edge.
      const edges = (element: Element) => {
        const { borderTopWidth, borderBottomWidth, borderTopStyle, borderBottomStyle } = getComputedStyle(element);
        return (
          (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) ||
          (borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0)
        );
      };
      const edgeless = all('button, input:not([type="radio"], [type="hidden"]), textarea').filter(
        (control) =>
          control.checkVisibility() &&
          !control.closest('[aria-hidden="true"]') &&
          !control.matches('[type="checkbox"]') &&
          !control.textContent?.trim() &&
          !edges(control) &&
          !edges(control.parentElement!) &&
          getComputedStyle(control, '::before').borderTopStyle === 'none',
      );
      const undrawn = all('a svg, button svg').filter((svg) => {
        if (getComputedStyle(svg).forcedColorAdjust === 'none' || svg.closest('picture')) return false;
        const shapes = [svg, ...svg.querySelectorAll('*')];
        return !shapes.some((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].some((paint) => /^(rgb|color)/.test(paint) && contrast(paint) >= 3);
        });
      });
      // Logos are drawn in ink; pictures bring their own ground.
      const groundless = all('li img[src$=".svg"]').filter(
        (logo) => getComputedStyle(logo).backgroundColor === 'rgba(0, 0, 0, 0)',
      );

      // Forced colours replace colours, so the current item must also differ from its neighbours in another way.
      const looks = (element: Element): string =>
        [element, ...element.querySelectorAll('*')]
          .flatMap((part) =>
            [undefined, '::before', '::after'].map((pseudo) => {
              const style = getComputedStyle(part, pseudo);
              if (pseudo && style.content === 'none') return '';
              const edge = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
              const painted = style.forcedColorAdjust === 'none' || edge || style.backgroundImage !== 'none';
              if (pseudo && !painted && style.content === '""') return '';
              return [
                style.textDecorationLine,
                style.fontWeight,
                style.borderTopWidth,
                edge ? style.borderTopColor : '',
                style.backgroundImage === 'none' ? '' : style.backgroundSize,
                painted ? style.scale : '',
                style.forcedColorAdjust === 'none' ? style.backgroundColor : '',
              ].join();
            }),
          )
          .join(';');
      const alike = all('[aria-current]:not([aria-current="false"]), input[type="radio"]:checked').filter((current) => {
        const part = (each: Element) => each.closest('label') ?? (each as HTMLInputElement).labels?.[0] ?? each;
        const others = [
          ...(current.closest('ul, ol, fieldset, [class*="dots"]')?.querySelectorAll(current.localName) ?? []),
        ];
        const other = others.find(
          (each) =>
            each !== current &&
            part(each) !== part(current) &&
            !each.matches('[aria-current="true"], [aria-current="page"]'),
        );
        return other && looks(part(other)) === looks(part(current));
      });

      return {
        'things that move': document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
        'films that play': all('video')
          .filter((film) => !(film as HTMLVideoElement).paused)
          .map(describe),
        'scrolling that glides': getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? [] : ['html'],
        'controls without an edge': edgeless.map(describe),
        'drawings that vanish': undrawn.map((svg) => describe(svg.closest('a, button')!)),
        'logos that vanish': groundless.map((logo) => (logo as HTMLImageElement).alt),
        'current ones that look like the others': alike.map(describe),
      };
    });
    for (const [what, found] of Object.entries(faults)) expect.soft(found, what).toEqual([]);

    // The system's colour scheme changes nothing, and form controls and scroll bars match the page's scheme.
    await page.emulateMedia({ forcedColors: 'none' });
    const fit = await page.evaluate(() => {
      const dark = (color: string) =>
        (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) < 3 * 110;
      const root = getComputedStyle(document.documentElement);
      const theme = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '';
      const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(theme) ?? [];
      return {
        background: dark(root.backgroundColor) ? 'dark' : 'light',
        scheme: root.colorScheme,
        theme: dark([r, g, b].map((part) => Number.parseInt(part, 16)).join()) ? 'dark' : 'light',
        fields: [...document.querySelectorAll('input:not([type="radio"], [type="checkbox"]), textarea')].map(
          (field) => {
            const { colorScheme, color } = getComputedStyle(field);
            return (colorScheme === 'dark') === !dark(color);
          },
        ),
      };
    });
    const expected = ['/photography-agency', '/video-showcase'].includes(path) ? 'dark' : 'light';
    expect
      .soft(fit)
      .toEqual({ background: expected, scheme: expected, theme: expected, fields: fit.fields.map(() => true) });
  });
