/** Returns the id of a linked video: the part after `v=` (docs/spec.md, section 4). */
export function videoId(link: string): string | undefined {
  const id = URL.canParse(link) ? new URL(link).searchParams.get('v') : null;
  return id && /^[\w-]+$/.test(id) ? id : undefined;
}

/** Returns the embed URL of a video: cookie-free host, autoplay. */
export function videoEmbedUrl(link: string): string {
  const id = videoId(link);
  if (!id) throw new Error(`"${link}" names no video: it has no part after v=`);
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
