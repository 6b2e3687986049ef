/** A picture of the lightbox. */
export interface LightboxPicture {
  /** The URL of the large picture. */
  large: string;
  /** The URL of the small picture, which the browser has already loaded. */
  small: string | undefined;
  alt: string;
  /** Width divided by height. */
  ratio: number;
  caption: string;
}

function pictureOf(link: HTMLAnchorElement): LightboxPicture {
  const small = link.querySelector('img');
  const alt = small?.alt ?? '';
  return {
    large: link.href,
    small: small?.currentSrc,
    alt,
    ratio: Number(link.dataset.ratio ?? 1),
    caption: link.dataset.lightbox || alt,
  };
}

/** Returns the pictures of a gallery that are not filtered out, and the index of the link's picture. */
export function visiblePictures(gallery: Element, link: HTMLAnchorElement): { all: LightboxPicture[]; index: number } {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].filter((anchor) =>
    anchor.checkVisibility(),
  );
  return { all: links.map(pictureOf), index: links.indexOf(link) };
}

/** Returns the name of a picture's file, without the hash of the build. */
const fileName = (url: string): string =>
  new URL(url).pathname
    .split('/')
    .at(-1)!
    .replace(/\.[^.]+(?=\.\w+$)/, '');

/** Downloads the large picture. */
export function save({ large }: LightboxPicture): void {
  const file = document.createElement('a');
  file.href = large;
  file.download = fileName(large);
  file.click();
}
