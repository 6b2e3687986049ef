/** How long a slide waits for its picture, in milliseconds: a slow network holds up nobody. */
const patience = 600;

const ready = new WeakSet<HTMLImageElement>();

/** Fetches and decodes the picture of a slide. Undefined where that is done already, so that nothing waits. */
export function decoded(slide: HTMLElement | undefined): Promise<unknown> | undefined {
  const image = slide?.querySelector('img');
  if (!image || ready.has(image)) return undefined;
  image.loading = 'eager';
  const decoding = image
    .decode()
    .then(() => ready.add(image))
    // It is shown as far as it has come.
    .catch(() => {});
  return Promise.race([decoding, new Promise((resolve) => setTimeout(resolve, patience))]);
}
