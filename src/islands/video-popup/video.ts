/** The id of the video that a link leads to: the part after `v=` (spec section 4). */
export function videoId(link: string): string | undefined {
  const id = URL.canParse(link) ? new URL(link).searchParams.get('v') : null;
  return id && /^[\w-]+$/.test(id) ? id : undefined;
}

/** The address that shows that video inside a page: from the host that sets no cookies, playing at once. */
export function embedAddress(link: string): string {
  const id = videoId(link);
  if (!id) throw new Error(`"${link}" names no video: it has no part after v=`);
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
