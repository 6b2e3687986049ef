import pause from '../../assets/icons/pause.svg?raw';
import play from '../../assets/icons/play.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PostCard, type PostCardData } from '../../components/PostCard/PostCard.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderMessages } from '../slider/SliderControls.tsx';
import frame from '../slider/SliderFrame.module.css';
import slidesInView from '../slider/slides-in-view.module.css';
import { useAutoplay } from '../slider/use-autoplay.ts';
import { useSlider } from '../slider/use-slider.ts';
import styles from './PostCarousel.module.css';

/** Embla's `duration` for 1000 ms a slide (docs/spec.md, section 9); see use-slider.ts. */
const emblaDuration = 31;
const intervalMs = 4000;

interface PostCarouselProps {
  posts: PostCardData[];
  messages: SliderMessages<'posts'>;
}

/** Renders posts in a carousel with autoplay (docs/spec.md, section 9): three in view, fewer on narrow screens. */
export default function PostCarousel({ posts, messages }: PostCarouselProps) {
  const slider = useSlider(emblaDuration);
  const { isPaused, toggle } = useAutoplay(slider, intervalMs);

  return (
    <div className={`${frame.frame} ${styles.posts}`}>
      <Slider slider={slider} label={messages.label} messages={messages} className={slidesInView.three}>
        {posts.map((post) => (
          <PostCard key={post.href} post={post} sizes={frameSizes('31vw', { largePhone: '92vw', laptop: '46vw' })} />
        ))}
      </Slider>
      <div className={styles.foot}>
        <SliderControls slider={slider} count={posts.length} messages={messages} />
        <button type="button" className={styles.pause} hidden={!slider.embla} onClick={toggle}>
          <Icon svg={isPaused ? play : pause} />
          {isPaused ? messages.play : messages.pause}
        </button>
      </div>
    </div>
  );
}
