import pause from '../../assets/icons/pause.svg?raw';
import play from '../../assets/icons/play.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PostCard, type PostCardFacts } from '../../components/PostCard/PostCard.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderWords } from '../slider/SliderControls.tsx';
import { SliderFrame } from '../slider/SliderFrame.tsx';
import shown from '../slider/shown.module.css';
import { useAutoplay } from '../slider/use-autoplay.ts';
import { useSlider } from '../slider/use-slider.ts';
import styles from './PostCarousel.module.css';

/** Embla's pace that covers a slide in the 1000 ms of spec section 9; see use-slider.ts. */
const pace = 31;
const interval = 4000;

interface PostCarouselProps {
  posts: PostCardFacts[];
  words: SliderWords<'posts'>;
}

/** Posts in a row that moves on by itself (spec section 9), three in view, fewer where it is narrow. */
export default function PostCarousel({ posts, words }: PostCarouselProps) {
  const slider = useSlider(pace);
  const { paused, toggle } = useAutoplay(slider, interval);

  return (
    <SliderFrame sliders={[slider]} className={styles.posts}>
      <Slider slider={slider} label={words.label} words={words} className={shown.three}>
        {posts.map((post) => (
          <PostCard key={post.href} post={post} sizes={frameSizes('31vw', { largePhone: '92vw', laptop: '46vw' })} />
        ))}
      </Slider>
      <div className={styles.foot}>
        <SliderControls slider={slider} count={posts.length} words={words} />
        <button type="button" className={styles.pause} onClick={toggle}>
          <Icon svg={paused ? play : pause} />
          {paused ? words.play : words.pause}
        </button>
      </div>
    </SliderFrame>
  );
}
