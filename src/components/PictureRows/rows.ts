import type { CaptionedPicture } from '../../media/pictures.ts';

/** Broader than this, a picture fills the page from edge to edge. */
const wide = 1.5;

/** One picture from edge to edge, one within the page, upright or not, or two beside each other. */
export interface PictureRow {
  kind: 'wide' | 'alone' | 'tallAlone' | 'pair' | 'tallFirst';
  pictures: CaptionedPicture[];
}

const shape = ({ picture: { width, height } }: CaptionedPicture) => width / height;

/** Wide pictures stand alone, the others two by two; what is left over stands alone, too. The order stays. */
export function rowsOf(pictures: CaptionedPicture[]): PictureRow[] {
  const rows: PictureRow[] = [];
  for (const each of pictures) {
    const last = rows.at(-1);
    const [waiting, taken] = last && last.kind !== 'wide' ? last.pictures : [];
    if (shape(each) > wide) rows.push({ kind: 'wide', pictures: [each] });
    else if (last && waiting && !taken) {
      last.kind = shape(waiting) < shape(each) ? 'tallFirst' : 'pair';
      last.pictures.push(each);
    } else rows.push({ kind: shape(each) < 1 ? 'tallAlone' : 'alone', pictures: [each] });
  }
  return rows;
}
