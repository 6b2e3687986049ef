/** Minimum ratio of a file's pixels to device pixels. A picture with fewer looks blurred. */
const minPixelRatio = 0.9;

/**
 * Replaces the inlined phone picture with the file that the screen needs, once it is decoded. Visitors who save data
 * keep the small one.
 */
async function loadFullPicture(small: HTMLSourceElement) {
  const picture = small.parentElement!;
  const image = picture.querySelector('img')!;
  const ratio = image.naturalWidth / image.naturalHeight;
  const drawn = Math.max(image.clientWidth, image.clientHeight * ratio) * devicePixelRatio;
  const width = Number(small.srcset.match(/ (\d+)w$/)![1]);
  if (!matchMedia(small.media).matches || width >= minPixelRatio * drawn) return;
  const { srcset } = [...picture.querySelectorAll('source')].find(
    (source) => source !== small && (!source.media || matchMedia(source.media).matches),
  )!;
  const sharp = new Image();
  Object.assign(sharp, { sizes: small.sizes, srcset });
  await sharp.decode();
  image.decoding = 'sync';
  // The element is not replaced or moved, because hydration expects the server's markup.
  small.media = 'none';
}

if (!navigator.connection?.saveData)
  for (const small of document.querySelectorAll<HTMLSourceElement>('source[srcset^="data:"]'))
    small
      .parentElement!.querySelector('img')!
      .decode()
      .then(() => loadFullPicture(small))
      .catch(() => {});

export {};
