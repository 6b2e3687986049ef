import { picture, pictureFiles } from '../media/pictures.ts';
import { inOrder } from './entries.ts';

/** A client's testimonial (docs/spec.md, section 3). */
export type Testimonial = Awaited<ReturnType<typeof sliderTestimonials>>[number];

/** Returns all testimonials for their slider. */
export async function sliderTestimonials() {
  return Promise.all(
    (await inOrder('testimonials')).map(async ({ id, data: { order: _, ...data } }) => ({
      ...data,
      id,
      // The name is beside it.
      thumbnail: { ...pictureFiles(await picture(data.thumbnail, { widest: 320 })), alt: '' },
    })),
  );
}
