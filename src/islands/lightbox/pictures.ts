/** A picture as the lightbox shows it. */
export interface LightboxPicture {
  /** The address of the large picture. */
  large: string;
  /** The address of the small one, which the browser has. */
  small: string | undefined;
  alt: string;
  /** Its width by its height. */
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

/** The picture that the link leads to among its neighbours, which are all that can be seen now. */
export function picturesInView(link: HTMLAnchorElement): { all: LightboxPicture[]; index: number } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].filter((each) =>
    each.checkVisibility(),
  );
  return { all: links.map(pictureOf), index: links.indexOf(link) };
}

/** The name of a picture's file, without the hash that the build puts into it. */
export const fileName = (address: string): string =>
  new URL(address).pathname
    .split('/')
    .at(-1)!
    .replace(/\.[^.]+(?=\.\w+$)/, '');

/** Saves the large picture where the browser saves what is downloaded. */
export function save({ large }: LightboxPicture): void {
  const file = document.createElement('a');
  file.href = large;
  file.download = fileName(large);
  file.click();
}
