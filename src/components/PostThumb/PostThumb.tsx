import type { PictureData } from '../../media/pictures.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './PostThumb.module.css';

interface PostThumbProps {
  picture: PictureData;
  sizes: string;
  /** Part of the first screen. */
  first?: boolean;
  /** The address of the post, where this grows into the post's own picture; see Picture. */
  morph?: string;
}

/** The picture of a post in a list; decorative, as the title is beside it. */
export function PostThumb(props: PostThumbProps) {
  return <Picture {...props} alt="" className={styles.thumb} />;
}
