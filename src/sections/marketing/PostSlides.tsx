import { PostCard, type PostCardData } from '../../components/PostCard/PostCard.tsx';
import { Slides } from '../../islands/slider/Slides.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';

/** Renders posts as the slides of a carousel. */
export function PostSlides({ posts, messages }: { posts: PostCardData[]; messages: Messages['slider'] }) {
  return (
    <Slides messages={messages}>
      {posts.map((post) => (
        <PostCard key={post.href} post={post} sizes={frameSizes('31vw', { largePhone: '92vw', laptop: '46vw' })} />
      ))}
    </Slides>
  );
}
