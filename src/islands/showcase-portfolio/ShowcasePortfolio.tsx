import { Button } from '../../components/Button/Button.tsx';
import row from '../../components/classes/Row.module.css';
import { DottedLine } from '../../components/DottedLine/DottedLine.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import type { Messages } from '../../lib/queries/messages.ts';
import type { PortfolioSlide } from '../../lib/queries/showcases.ts';
import { tallQuery } from '../../styles/breakpoints.ts';
import { Showcase, type ShowcaseMessages } from '../showcase/Showcase.tsx';
import { SlideTitle } from '../showcase/SlideTitle.tsx';
import styles from './ShowcasePortfolio.module.css';

interface ShowcasePortfolioProps {
  title: string;
  slides: PortfolioSlide[];
  social: { name: string; url: string }[];
  messages: ShowcaseMessages & Pick<Messages['links'], 'followUs'>;
}

/** Renders full-width projects side by side, with their titles in the pictures and links to the agency's profiles. */
export default function ShowcasePortfolio({ title, slides, social, messages }: ShowcasePortfolioProps) {
  return (
    <Showcase
      title={title}
      messages={messages}
      axis="x"
      scheme="light"
      slides={slides.map((slide, index) => ({
        id: slide.id,
        name: slide.client,
        headerScheme: slide.scheme,
        content: <Slide {...slide} seeProject={messages.showcase.seeProject} isFirst={index === 0} />,
      }))}
    >
      {social.length > 0 && (
        <section className={styles.follow}>
          <h2>{messages.followUs}</h2>
          <ul>
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Showcase>
  );
}

function Slide({ isFirst, seeProject, ...slide }: PortfolioSlide & { isFirst: boolean; seeProject: string }) {
  const { title, subtitle, client, href, picture, scheme, textPosition, crop, topColour } = slide;
  return (
    <article
      className={`${styles.slide} ${styles[scheme]} ${styles[textPosition]} ${styles[topColour]} ${isFirst ? styles.first : ''}`}
    >
      <Picture
        picture={picture}
        sizes={`${tallQuery} max(100vw, ${Math.round((49.5 * picture.width) / picture.height)}vh), max(100vw, 134vh)`}
        priority={isFirst}
        morph={href}
        className={`${styles.picture} ${styles[crop]}`}
      />
      <div className={styles.copy}>
        <h2 className={styles.name}>
          <StretchedLink href={href}>
            <SlideTitle text={title} />
          </StretchedLink>
        </h2>
        <div className={`${row.row} ${styles.line}`}>
          <DottedLine>
            {client}
            {subtitle}
          </DottedLine>
          {/* For assistive technology the title is the link. */}
          <Button href={href} scheme={scheme} className={styles.see} aria-hidden="true" tabIndex={-1}>
            {seeProject}
          </Button>
        </div>
      </div>
    </article>
  );
}
