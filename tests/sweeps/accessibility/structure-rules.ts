import type { Rule } from './rules-in-page.ts';

/** WCAG 1.3.1: no level of headings is skipped. Hidden headings count, too. */
const headingsInOrder: Rule = () => {
  let level = 0;
  const faults: string[] = [];
  for (const heading of inRule.all('h1, h2, h3, h4, h5, h6')) {
    const next = Number(heading.localName[1]);
    if (next > level + 1) faults.push(`${inRule.describe(heading)} follows a heading of level ${level}`);
    level = next;
  }
  return faults;
};

const idsAreUnique: Rule = () => {
  const ids = inRule.all('[id]').map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
};

const referencesHaveTargets: Rule = () =>
  ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'].flatMap((attribute) =>
    inRule.all(`[${attribute}]`).flatMap((element) =>
      element
        .getAttribute(attribute)!
        .split(/\s+/)
        .filter((id) => !document.getElementById(id))
        .map((id) => `${inRule.describe(element)} ${attribute}="${id}"`),
    ),
  );

/** WCAG 4.1.2. */
const controlsHaveNames: Rule = () =>
  inRule
    .controls()
    .filter(
      (control) =>
        !inRule.nameOf(control) &&
        !inRule.plain((control as HTMLInputElement).labels?.[0]?.textContent) &&
        !inRule.plain(control.textContent) &&
        !inRule.plain(control.querySelector('img')?.alt),
    )
    .map(inRule.describe);

/** WCAG 2.5.3: the accessible name contains the visible label, in dialogs and menus, too. */
const namesContainLabels: Rule = () =>
  inRule
    .controls()
    .filter((control) => {
      const name = inRule.nameOf(control).toLowerCase();
      const label = inRule.plain(control.textContent).toLowerCase();
      return name && !control.matches('[role="group"]') && !name.includes(label);
    })
    .map(inRule.describe);

/** WCAG 1.3.1. */
const radioButtonsAreInNamedGroups: Rule = () =>
  inRule
    .all('input[type="radio"]')
    .filter((radio) => !inRule.plain(radio.closest('fieldset')?.querySelector('legend')?.textContent))
    .map(inRule.describe);

/** WCAG 3.1.2: Arabic text has its language and direction. */
const arabicIsMarked: Rule = () => {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (/\p{Script=Arabic}/u.test(data) && !parentElement?.closest('script, [lang="ar"][dir="rtl"]'))
      faults.push(inRule.plain(data).slice(0, 60));
  }
  return faults;
};

/** WCAG 2.5.8: a target is 24 by 24 px, or within a line of text, or has that much space around its middle. */
const targetsAreLargeEnough: Rule = () => {
  const targets = inRule
    .controls()
    .filter((control) => inRule.isSeen(control) && control.tabIndex >= 0 && !control.matches('[role="group"]'))
    .map((control) => {
      const label = (control as HTMLInputElement).labels?.[0];
      const boxes = [control, ...control.children, ...(label ? [label] : [])]
        .flatMap((part) => [...part.getClientRects()])
        .filter(({ width, height }) => width && height);
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      // All of a card may be its link.
      const cover = getComputedStyle(control, '::after');
      const coversCard = cover.content !== 'none' && cover.position === 'absolute' && cover.top === '0px';
      return { control, left, top, right, bottom, isSmall: !coversCard && Math.min(right - left, bottom - top) < 24 };
    })
    .filter(({ left, right }) => right > left);
  const isInText = (control: Element) =>
    getComputedStyle(control).display === 'inline' &&
    inRule.plain(control.parentElement?.textContent).length > inRule.plain(control.textContent).length;
  return targets
    .filter(({ control, left, top, right, bottom, isSmall }) => {
      if (!isSmall || isInText(control)) return false;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return targets.some((other) => {
        if (other.control === control) return false;
        const across = x - Math.min(Math.max(x, other.left), other.right);
        const down = y - Math.min(Math.max(y, other.top), other.bottom);
        const betweenMiddles = Math.hypot(x - (other.left + other.right) / 2, y - (other.top + other.bottom) / 2);
        return Math.hypot(across, down) < 12 || (other.isSmall && betweenMiddles < 24);
      });
    })
    .map(({ control }) => inRule.describe(control));
};

/** Rules of the structure of every page (docs/accessibility.md). */
export const structureRules = {
  headingsInOrder,
  idsAreUnique,
  referencesHaveTargets,
  controlsHaveNames,
  namesContainLabels,
  radioButtonsAreInNamedGroups,
  arabicIsMarked,
  targetsAreLargeEnough,
};
