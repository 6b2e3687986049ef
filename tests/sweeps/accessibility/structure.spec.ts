import { messages } from '../../helpers/content.ts';
import { onePageOfEachKind } from '../../helpers/pages.ts';
import { expect, test } from '../../helpers/site.ts';
import { layOutAll } from '../../helpers/unreadable-text.ts';

const { labels } = messages.enquiryForm;
const { reply } = messages.blog;
/** Required `autocomplete` value of each field, by its label. */
const purposes: Record<string, string> = {
  [labels.full_name]: 'name',
  [reply.labels.full_name]: 'name',
  [labels.email]: 'email',
  [reply.labels.email]: 'email',
  [labels.contact]: 'tel',
  [reply.labels.website]: 'url',
};

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of onePageOfEachKind)
  test(`${path} has valid headings, control names, target sizes and languages`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const faults = await page.evaluate((purposes) => {
      const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      const describe = (element: Element) => `<${element.localName}> “${plain(element.textContent).slice(0, 40)}”`;
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

      // WCAG 1.3.1: hidden content counts, too. Only dialogs have no heading of their own.
      let level = 0;
      const outline: string[] = [];
      for (const heading of all('h1, h2, h3, h4, h5, h6')) {
        const next = Number(heading.localName[1]);
        if (next > level + 1) outline.push(`${describe(heading)} follows a heading of level ${level}`);
        level = next;
      }

      const ids = all('[id]').map(({ id }) => id);
      const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
      const dangling = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'].flatMap(
        (attribute) =>
          all(`[${attribute}]`).flatMap((element) =>
            element
              .getAttribute(attribute)!
              .split(/\s+/)
              .filter((id) => !document.getElementById(id))
              .map((id) => `${describe(element)} ${attribute}="${id}"`),
          ),
      );

      // WCAG 2.5.3: the accessible name contains the visible label, in dialogs and menus, too.
      const named = (element: HTMLElement) =>
        plain(
          element.ariaLabel ??
            element
              .getAttribute('aria-labelledby')
              ?.split(/\s+/)
              .map((id) => document.getElementById(id)?.textContent)
              .join(' '),
        );
      const controls = all(
        'a[href], button, input:not([type="hidden"]), textarea, select, summary, [tabindex="0"]',
      ).filter((control) => !control.closest('[aria-hidden="true"]'));
      const nameless = controls.filter(
        (control) =>
          !named(control) &&
          !plain((control as HTMLInputElement).labels?.[0]?.textContent) &&
          !plain(control.textContent) &&
          !plain(control.querySelector('img')?.alt),
      );
      const otherwiseNamed = controls.filter((control) => {
        const name = named(control);
        return (
          name &&
          !control.matches('[role="group"]') &&
          !name.toLowerCase().includes(plain(control.textContent).toLowerCase())
        );
      });

      // WCAG 1.3.5: fields about the visitor identify their purpose.
      const purposeless = all('input').filter((input) => {
        const purpose = purposes[plain((input as HTMLInputElement).labels?.[0]?.textContent)];
        return purpose && input.getAttribute('autocomplete') !== purpose;
      });
      const groupless = all('input[type="radio"]').filter(
        (radio) => !plain(radio.closest('fieldset')?.querySelector('legend')?.textContent),
      );

      // WCAG 3.1.2: the other script that is written here.
      const unmarked: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode as Text;
        if (/\p{Script=Arabic}/u.test(data) && !parentElement?.closest('script, [lang="ar"][dir="rtl"]'))
          unmarked.push(plain(data).slice(0, 60));
      }

      // WCAG 2.5.8: 24 by 24 px, or within a line of text, or with that much room around its middle.
      const targets = controls
        .filter((control) => seen(control) && control.tabIndex >= 0 && !control.matches('[role="group"]'))
        .map((control) => {
          const label = (control as HTMLInputElement).labels?.[0];
          const boxes = [control, ...control.children, ...(label ? [label] : [])]
            .flatMap((part) => [...part.getClientRects()])
            .filter(({ width, height }) => width && height);
          // All of a card may be its link.
          const cover = getComputedStyle(control, '::after');
          const covers = cover.content !== 'none' && cover.position === 'absolute' && cover.top === '0px';
          const left = Math.min(...boxes.map((box) => box.left));
          const top = Math.min(...boxes.map((box) => box.top));
          const right = Math.max(...boxes.map((box) => box.right));
          const bottom = Math.max(...boxes.map((box) => box.bottom));
          return { control, left, top, right, bottom, small: !covers && Math.min(right - left, bottom - top) < 24 };
        })
        .filter(({ left, right }) => right > left);
      const inline = (control: Element) =>
        getComputedStyle(control).display === 'inline' &&
        plain(control.parentElement?.textContent).length > plain(control.textContent).length;
      const tight = targets.filter(({ control, left, top, right, bottom, small }) => {
        if (!small || inline(control)) return false;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return targets.some((other) => {
          if (other.control === control) return false;
          const across = x - Math.min(Math.max(x, other.left), other.right);
          const down = y - Math.min(Math.max(y, other.top), other.bottom);
          const middles = Math.hypot(x - (other.left + other.right) / 2, y - (other.top + other.bottom) / 2);
          return Math.hypot(across, down) < 12 || (other.small && middles < 24);
        });
      });

      return {
        outline,
        'ids that stand twice': doubled,
        'references to nothing': dangling,
        'controls without a name': nameless.map(describe),
        'controls with another name than is written on them': otherwiseNamed.map(describe),
        'fields without their autocomplete': purposeless.map(describe),
        'radio buttons outside a named group': groupless.map(describe),
        'Arabic not marked as such': unmarked,
        'targets too small and too near': tight.map(({ control }) => describe(control)),
      };
    }, purposes);
    for (const [what, found] of Object.entries(faults)) expect.soft(found, what).toEqual([]);
  });
