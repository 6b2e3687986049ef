import { getPicture, pictureFiles } from '../media/pictures.ts';
import { getInOrder } from './entries.ts';
import { getMessages } from './messages.ts';

/** A client's testimonial. */
export type Testimonial = Awaited<ReturnType<typeof getTestimonials>>[number];

/** Returns all testimonials. */
export async function getTestimonials() {
  return Promise.all(
    (await getInOrder('testimonials')).map(async ({ id, data: { order: _, ...data } }) => ({
      ...data,
      id,
      // Decorative: the name is beside the portrait.
      thumbnail: { ...pictureFiles(await getPicture(data.thumbnail, { widest: 320 })), alt: '' },
    })),
  );
}

/** Returns the props of the testimonial slider. */
export async function getTestimonialSliderProps() {
  const { slider, sliders, rating } = await getMessages();
  return { testimonials: await getTestimonials(), messages: { ...slider, ...sliders.testimonials, rating } };
}
