import type { PictureData } from '../../media/pictures.ts';

/** A picture with the line that stands below it. */
export interface CaptionedPicture {
  picture: PictureData;
  caption: string;
}

/** Broader than this, a picture fills the page from edge to edge. */
const wide = 1.5;

/** One picture from edge to edge, one within the page, or two beside each other. */
export interface PictureRow {
  kind: 'wide' | 'alone' | 'pair' | 'tallFirst';
  pictures: CaptionedPicture[];
}

const shape = ({ picture: { width, height } }: CaptionedPicture) => width / height;

/** Wide pictures stand alone, the others two by two; what is left over stands alone, too. The order stays. */
export function rowsOf(pictures: CaptionedPicture[]): PictureRow[] {
  const rows: PictureRow[] = [];
  for (const each of pictures) {
    const last = rows.at(-1);
    if (shape(each) > wide) rows.push({ kind: 'wide', pictures: [each] });
    else if (last?.kind === 'alone' && last.pictures[0]) {
      last.kind = shape(last.pictures[0]) < shape(each) ? 'tallFirst' : 'pair';
      last.pictures.push(each);
    } else rows.push({ kind: 'alone', pictures: [each] });
  }
  return rows;
}
