import { agency, contentEntries, faq, interpolate, messages, projects, startingWith } from '../helpers/content.ts';
import { enquiry, notSent } from '../helpers/forms.ts';
import { isPage, ownFilmPages, showcases } from '../helpers/pages.ts';
import { slidesInView } from '../helpers/sliders.ts';
import { eventually, expect, type Part, test, type Visitor } from './visitor.ts';

/** Waits until the text matches. */
const expectSoon = (read: () => Promise<unknown>, value: unknown) =>
  eventually(async () => expect(await read()).toEqual(value));
const expectText = (part: Part, text: string) => eventually(async () => expect(await part.text()).toContain(text));

test('the mobile menu opens, links to a page and is closed after Back', async ({ visitor }) => {
  await visitor.visit('/', 390);
  const menu = visitor.part('dialog', messages.header.menu);
  await visitor.part('button', messages.header.menu).click();
  await menu.part('link', messages.pages.about).click();
  await visitor.expectPath('/about');
  await visitor.back();
  await visitor.expectPath('/');
  await menu.expectGone();
});

test('the menu opens with the agency’s details, and Escape closes it', async ({ visitor }) => {
  await visitor.visit('/');
  const opener = visitor.part('button', messages.header.menu);
  const menu = visitor.part('dialog', messages.header.menu);
  await opener.click();
  await menu.part('link', agency.email).expectVisible();
  await visitor.press('Escape');
  await menu.expectGone();
  await expectSoon(opener.isFocused, true);
});

test.describe('the enquiry form', () => {
  const { submit, submitting } = messages.enquiryForm;
  const values = enquiry('Leila Haddad');
  const emptied = Object.fromEntries(Object.keys(values).map((label) => [label, '']));
  const submitButton = (visitor: Visitor) =>
    visitor.part('button', new RegExp(`^(${[submit, submitting].map(RegExp.escape).join('|')})$`));
  const fillIn = async (visitor: Visitor) => {
    await visitor.visit('/contact');
    for (const [label, value] of Object.entries(values)) await visitor.part('textbox', label).fill(value);
  };
  const expectValues = async (visitor: Visitor, expected: Record<string, string>) => {
    for (const [label, value] of Object.entries(expected))
      await expectSoon(visitor.part('textbox', label).value, value);
  };
  test.afterEach(({ enquiryProxy }) => {
    enquiryProxy.enquiries = 'pass';
  });

  test('shows all errors and focuses the first', async ({ visitor }) => {
    await visitor.visit('/contact');
    await submitButton(visitor).click();
    for (const message of [
      messages.enquiryForm.errors.full_name.required,
      messages.enquiryForm.errors.email.required,
      messages.enquiryForm.errors.project_type.required,
      messages.enquiryForm.errors.contact.required,
      messages.enquiryForm.errors.message.required,
    ])
      await expectText(visitor.part('form'), message);
    await expectSoon(visitor.part('textbox', messages.enquiryForm.labels.full_name).isFocused, true);
  });

  test('is disabled while it is being sent', async ({ visitor, enquiryProxy }) => {
    enquiryProxy.enquiries = 'wait';
    await fillIn(visitor);
    await submitButton(visitor).click();
    await visitor.part('button', messages.enquiryForm.submitting).expectVisible();
    expect(await submitButton(visitor).isDisabled()).toBe(true);
    enquiryProxy.enquiries = 'pass';
    await expectText(visitor.part('status'), messages.enquiryForm.sent);
  });

  test('stores the enquiry, is cleared and shows the confirmation', async ({ visitor, server }) => {
    await fillIn(visitor);
    await submitButton(visitor).click();
    await expectText(visitor.part('status'), messages.enquiryForm.sent);
    await expectValues(visitor, emptied);
    const stored = {
      full_name: values[messages.enquiryForm.labels.full_name],
      contact: values[messages.enquiryForm.labels.contact],
      message: values[messages.enquiryForm.labels.message],
    };
    expect(server.enquiries()).toContainEqual(expect.objectContaining(stored));
  });

  test('keeps its values after a network error, and shows how else to reach the agency', async ({
    visitor,
    enquiryProxy,
    allowedErrors,
  }) => {
    // The browser's message and the error that the site logs. Puppeteer reports it as JSHandle@error in Firefox.
    allowedErrors.push(/create\/contact|NetworkError|Failed to (load|fetch)|Load failed|TypeError|^JSHandle@error$/);
    enquiryProxy.enquiries = 'cut';
    await fillIn(visitor);
    await submitButton(visitor).click();
    await expectText(visitor.part('status'), notSent);
    await visitor.part('status').part('link', agency.phone).expectVisible();
    await expectValues(visitor, values);
    await expectSoon(submitButton(visitor).isDisabled, false);
  });
});

test('a slider moves by one and back', async ({ visitor }) => {
  await visitor.visit('/');
  const team = visitor.part('group', messages.sliders.team.label);
  const inView = () => team.read(slidesInView);
  await expectSoon(inView, [1, 2, 3, 4]);
  await visitor.part('button', messages.sliders.team.next).click();
  await expectSoon(inView, [2, 3, 4, 5]);
  await visitor.part('button', messages.sliders.team.previous).click();
  await expectSoon(inView, [1, 2, 3, 4]);
});

test('the portfolio loads more and is filtered', async ({ visitor }) => {
  await visitor.visit('/portfolio');
  const shown = visitor.part('main li[id]');
  await expectSoon(shown.count, 7);
  await visitor.part('link', startingWith(messages.links.loadMore)).click();
  await expectSoon(shown.count, Math.min(10, projects.length));
  await visitor.part('link', startingWith(messages.portfolio.categories.mobile_apps)).click();
  await visitor.expectPath('/portfolio?category=mobile_apps&shown=10');
  await expectSoon(shown.count, projects.filter(({ category }) => category === 'mobile_apps').length);
});

test.describe('the photographs', () => {
  test.skip(!isPage('/photography-agency'), 'the site has no such page');
  test.beforeEach(({ visitor }) => visitor.visit('/photography-agency'));

  test('Load More and the filter work', async ({ visitor }) => {
    const photographs = visitor.part('#photographs li');
    await expectSoon(photographs.count, 10);
    await visitor.part('link', messages.links.loadMore).click();
    await expectSoon(photographs.count, 14);
    await visitor.part('label', startingWith(messages.photographs.categories.portrait)).click();
    await expectSoon(
      photographs.count,
      contentEntries('photographs').filter(({ category }) => category === 'portrait').length,
    );
  });

  test('open in the lightbox, which restores the focus', async ({ visitor }) => {
    const photograph = visitor.part('#photographs li a').nth(1);
    const lightbox = visitor.part('dialog', messages.lightbox.label);
    await photograph.click();
    await expectText(lightbox, interpolate(messages.lightbox.position, { number: 2, count: 10 }));
    await lightbox.part('image').expectVisible();
    await visitor.press('ArrowRight');
    await expectText(lightbox, interpolate(messages.lightbox.position, { number: 3, count: 10 }));
    await visitor.press('Escape');
    await lightbox.expectGone();
    await expectSoon(() => visitor.run(() => document.activeElement?.hasAttribute('data-lightbox')), true);
  });
});

test('a film opens in a popup, and Escape closes it', async ({ visitor }) => {
  const [shown] = ownFilmPages;
  test.skip(!shown, 'the site shows no film of its own');
  const { path, film } = shown!;
  await visitor.visit(path);
  const poster = visitor.part('link', startingWith(film.label));
  await poster.click();
  const popup = visitor.part('dialog', film.name);
  await popup.part('video').expectVisible();
  await visitor.press('Escape');
  await popup.expectGone();
  await visitor.part('video').expectGone();
  await expectSoon(poster.isFocused, true);
});

test('prices are monthly, then yearly', async ({ visitor }) => {
  const path = ['/photography-agency', '/marketing-agency'].find(isPage);
  test.skip(!path, 'the site has no page with prices');
  await visitor.visit(path!);
  const [monthly, yearly] = ['monthly', 'yearly'].map((billing) => visitor.part(`[data-billing="${billing}"]`));
  await monthly!.expectVisible();
  await yearly!.expectGone();
  await visitor.part('label', messages.pricing.yearly).click();
  await yearly!.expectVisible();
  await monthly!.expectGone();
});

test.describe('the questions', () => {
  const open = (visitor: Visitor) =>
    visitor.run(() =>
      [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent?.trim()),
    );

  test('open one at a time', async ({ visitor }) => {
    await visitor.visit('/faq');
    const [first, second] = faq as [(typeof faq)[number], (typeof faq)[number]];
    await expectSoon(() => open(visitor), [first.question]);
    await visitor.part('question', second.question).click();
    await expectSoon(() => open(visitor), [second.question]);
    await visitor.part('question', second.question).click();
    await expectSoon(() => open(visitor), []);
  });

  test('open by a fragment in the URL', async ({ visitor }) => {
    const question = faq.at(-2)!;
    await visitor.visit(`/faq#${question.id}`);
    await expectSoon(() => open(visitor), [question.question]);
  });
});

for (const width of [390, 1440])
  test(`the pause control of the marquee does not overlap its text at ${width} px`, async ({ visitor }) => {
    await visitor.visit('/', width);
    const control = visitor.part('label', messages.marquee.pause);
    await control.middle();
    const gap = await control.read((control) => {
      const text = control.closest('section')!.querySelector('p')!;
      return control.getBoundingClientRect().top - text.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  });

test('a film plays, and no file is fetched that the browser cannot play', async ({ visitor }) => {
  test.skip(!isPage('/video-showcase'), 'the site has no such page');
  const { film: name } = contentEntries('videoSlides')[0]!;
  await visitor.visit('/video-showcase');
  const film = visitor.part('video').nth(0);
  await expectSoon(() => film.read((element) => (element as HTMLVideoElement).currentTime > 0), true);
  const fetched = await visitor.run(
    (film) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes(film) && /\.(webm|mp4)$/.test(name)),
    name,
  );
  expect(new Set(fetched)).toEqual(new Set([await film.read((element) => (element as HTMLVideoElement).currentSrc)]));
});

for (const { path, axis, slides } of showcases)
  test.describe(path, () => {
    /** Returns the slides that fill the screen, and the address. */
    const where = (visitor: Visitor) =>
      visitor.run(() => {
        const fills = (slide: Element) => {
          const { left, top, width, height } = slide.getBoundingClientRect();
          return Math.abs(left) < width / 100 && Math.abs(top) < height / 100;
        };
        const slides = [...document.querySelectorAll('[data-slide]')];
        return [...slides.filter(fills).map(({ id }) => `#${id}`), location.hash];
      });
    const expectSlide = (visitor: Visitor, id: string) => expectSoon(() => where(visitor), [`#${id}`, `#${id}`]);

    test('moves by keys, also from the last slide to the first', async ({ visitor }) => {
      await visitor.visit(path);
      await expectSoon(() => where(visitor), [`#${slides[0]!}`, '']);
      await visitor.part('[data-viewport][data-hydrated]').expectVisible();
      await visitor.press(axis === 'x' ? 'ArrowRight' : 'ArrowDown');
      await expectSlide(visitor, slides[1]!);
      await visitor.press('PageDown');
      await expectSlide(visitor, slides[2]!);
      await visitor.press('End');
      await expectSlide(visitor, slides.at(-1)!);
      await visitor.press(axis === 'x' ? 'ArrowRight' : 'ArrowDown');
      await expectSlide(visitor, slides[0]!);
    });

    test('moves by mouse drag, and a drag over a link does not follow it', async ({ visitor }) => {
      await visitor.visit(path);
      const { x, y } = await visitor.part(`#${slides[0]!} a[href]`).read((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      // Over more than half of the screen, so that the speed of the drag does not matter.
      const [from, to] =
        axis === 'x'
          ? [
              { x: 1300, y },
              { x: 400, y },
            ]
          : [
              { x, y },
              { x, y: y - 550 },
            ];
      await visitor.part('[data-viewport][data-hydrated]').expectVisible();
      await visitor.tab.drag(from!, to!);
      await expectSlide(visitor, slides[1]!);
      await visitor.expectPath(`${path}#${slides[1]!}`);
    });
  });
