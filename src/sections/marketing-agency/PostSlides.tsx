import { coverWidth } from '../../components/Picture/cover-width.ts';
import { PostCard, type PostCardData } from '../../components/PostCard/PostCard.tsx';
import { Slides } from '../../islands/slider/Slides.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';

/** Returns the `sizes` of a post's picture, which is cropped to 4:3. */
function sizesOf({ picture }: PostCardData): string {
  const width = (frame: number) => coverWidth(picture, 4 / 3, frame);
  return frameSizes(width(31), { largePhone: width(92), laptop: width(46) });
}

/** Renders posts as the slides of a carousel. */
export function PostSlides({ posts, messages }: { posts: PostCardData[]; messages: Messages['slider'] }) {
  return (
    <Slides messages={messages}>
      {posts.map((post) => (
        <PostCard key={post.href} post={post} sizes={sizesOf(post)} />
      ))}
    </Slides>
  );
}
