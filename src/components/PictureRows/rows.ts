import type { CaptionedPicture } from '../../lib/media/pictures.ts';

/** Aspect ratio above which a picture is full width. */
const wideRatio = 1.5;

export interface PictureRow {
  /**
   * `wide`: one picture from edge to edge. `alone`, `tallAlone`: one within the page. `pair`, `tallFirst`: two beside
   * each other, in `tallFirst` the first one upright.
   */
  kind: 'wide' | 'alone' | 'tallAlone' | 'pair' | 'tallFirst';
  pictures: CaptionedPicture[];
}

const aspectRatio = ({ picture: { width, height } }: CaptionedPicture) => width / height;

/**
 * Groups pictures into rows and keeps their order. A wide picture has a row of its own, other pictures share a row in
 * pairs.
 */
export function rowsOf(pictures: CaptionedPicture[]): PictureRow[] {
  const rows: PictureRow[] = [];
  for (const picture of pictures) {
    const last = rows.at(-1);
    const [first, second] = last && last.kind !== 'wide' ? last.pictures : [];
    if (aspectRatio(picture) > wideRatio) rows.push({ kind: 'wide', pictures: [picture] });
    else if (last && first && !second) {
      last.kind = aspectRatio(first) < aspectRatio(picture) ? 'tallFirst' : 'pair';
      last.pictures.push(picture);
    } else rows.push({ kind: aspectRatio(picture) < 1 ? 'tallAlone' : 'alone', pictures: [picture] });
  }
  return rows;
}
