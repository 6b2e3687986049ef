import arrowDown from '../../assets/icons/arrow-down.svg?raw';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { overPictureProps } from '../../components/Picture/over-picture-props.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import { tallQuery } from '../../styles/breakpoints.ts';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  text: string;
  picture: PictureData;
  tall: PictureData | undefined;
  /** The agency's first social profile, if it has one. */
  social: { name: string; url: string } | undefined;
  links: Messages['links'];
}

/** Renders the first screen: heading, picture, Get in Touch, the link down to the services, Follow Us. */
export function Hero({ title, text, picture, tall, social, links }: HeroProps) {
  return (
    <section {...overPictureProps(picture, { tall, className: styles.hero })} data-animation="sphere">
      <Picture
        picture={picture}
        tall={tall}
        sizes={`${tallQuery} max(100vw, 60vh), 100vw`}
        priority
        className={styles.picture}
      />
      <div className={styles.copy} data-animation="sand-letters">
        <Heading level={1} size="xl" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <Button href={path('contact')} scheme={picture.scheme}>
            {links.getInTouch}
          </Button>
        </div>
        <ul className={styles.links}>
          <li>
            <a href="#services">
              {links.ourServices}
              <Icon svg={arrowDown} />
            </a>
          </li>
          <li>
            <a href={path('portfolio')}>{links.ourWork}</a>
          </li>
          {social && (
            <li>
              <a href={social.url} rel="noopener" aria-label={interpolate(links.followUsOn, { network: social.name })}>
                {links.followUs}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
