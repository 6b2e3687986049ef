import type { PictureData } from '../../lib/media/pictures.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './PostThumb.module.css';

interface PostThumbProps {
  picture: PictureData;
  sizes: string;
  /** Part of the first screen. */
  priority?: boolean;
  /** Path of the post, if this picture morphs into the post's own; see Picture. */
  morph?: string;
}

/** Renders the picture of a post in a list; decorative, as the title is beside it. */
export function PostThumb(props: PostThumbProps) {
  return <Picture {...props} alt="" className={styles.thumb} />;
}
