import type { ReactNode } from 'react';
import { Breadcrumb } from '../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../components/Button/Button.tsx';
import columns from '../components/classes/Columns.module.css';
import row from '../components/classes/Row.module.css';
import section from '../components/classes/Section.module.css';
import stack from '../components/classes/Stack.module.css';
import { Filter } from '../components/Filter/Filter.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Logo } from '../components/Logo/Logo.tsx';
import { LogoTile } from '../components/LogoTile/LogoTile.tsx';
import { Marquee } from '../components/Marquee/Marquee.tsx';
import { PhoneLink } from '../components/PhoneLink/PhoneLink.tsx';
import { Picture } from '../components/Picture/Picture.tsx';
import { PostCard, type PostCardData } from '../components/PostCard/PostCard.tsx';
import { ProjectPicture } from '../components/ProjectPicture/ProjectPicture.tsx';
import { Rating } from '../components/Rating/Rating.tsx';
import { postTones, projectTones } from '../lib/fixed-lists.ts';
import type { PictureData } from '../lib/media/pictures.ts';
import type { Messages } from '../lib/queries/messages.ts';
import type { ProjectTile } from '../lib/queries/projects.ts';
import type { Site } from '../lib/queries/site.ts';
import { Pagination } from '../sections/blog/Pagination.tsx';
import { PostFigure } from '../sections/blog/PostFigure.tsx';
import { DotMatrix } from '../sections/digital/DotMatrix.tsx';
import { PercentLine } from '../sections/freelancer/PercentLine.tsx';
import { Stamp } from '../sections/freelancer/Stamp.tsx';
import styles from './Styleguide.module.css';

interface ComponentsProps {
  messages: Messages;
  site: Site;
  /** The drawings of src/assets/icons by name. */
  icons: Record<string, string>;
  picture: PictureData;
  project: ProjectTile;
  post: PostCardData;
}

const sizes = '(width < 820px) 90vw, 20rem';

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`${columns.stackBelowTablet} ${styles.specimen}`}>
      <Heading level={3} size="label">
        {name}
      </Heading>
      <div>{children}</div>
    </div>
  );
}

/** Renders the main components of src/components in their states, with content of the site. */
export function Components({ messages, site, icons, picture, project, post }: ComponentsProps) {
  return (
    <section className={`${section.section} ${styles.part}`}>
      <Heading>Components</Heading>
      <div className={`${stack.stack} ${styles.specimens}`}>
        <Specimen name="Logo">
          <Logo name={site.name} />
        </Specimen>
        <Specimen name="Button">
          <div className={`${row.row} ${styles.row}`}>
            <Button href="/contact">A link</Button>
            <Button>A button</Button>
            <Button disabled>Loading...</Button>
          </div>
        </Specimen>
        <Specimen name="Button, dark scheme">
          <div className={`${row.row} ${styles.row} ${styles.onDark}`}>
            <Button scheme="dark" href="/contact">
              On dark
            </Button>
          </div>
        </Specimen>
        <Specimen name="Heading">
          {(['xl', 'l', 'm', 's'] as const).map((size) => (
            <Heading key={size} level={3} size={size}>
              Size {size}
            </Heading>
          ))}
        </Specimen>
        <Specimen name="Breadcrumb">
          <Breadcrumb
            messages={messages}
            crumbs={[{ label: 'Portfolio', href: '/portfolio' }, { label: 'Style page' }]}
          />
        </Specimen>
        <Specimen name="PhoneLink">
          <PhoneLink number={site.phone} />
        </Specimen>
        <Specimen name="Filter">
          <Filter
            legend="Category"
            options={[
              { value: 'all', name: 'All', count: 10 },
              { value: 'web_design', name: 'Web Design', count: 3 },
              { value: 'logo_design', name: 'Logo Design', count: 2 },
            ]}
          />
        </Specimen>
        {[1, 4].map((page) => (
          <Specimen key={page} name={`Pagination, page ${page} of 4`}>
            <Pagination
              messages={messages.blog.pagination}
              page={page}
              pages={['/blog', '/blog?page=2', '/blog?page=3', '/blog?page=4']}
            />
          </Specimen>
        ))}
        <Specimen name="Rating: 0, 3.5, 5">
          <div className={`${row.row} ${styles.row}`}>
            {[0, 3.5, 5].map((ratings) => (
              <Rating key={ratings} ratings={ratings} id={`stars-${ratings * 10}`} label={messages.rating} />
            ))}
          </div>
        </Specimen>
        <Specimen name="PercentLine: 10, 70, 95">
          {[10, 70, 95].map((percent) => (
            <PercentLine key={percent} percent={percent} />
          ))}
        </Specimen>
        <Specimen name="DotMatrix">
          <DotMatrix text="50K" />
        </Specimen>
        <Specimen name="Icon">
          <ul className={`${styles.tiles} ${styles.small}`}>
            {Object.entries(icons).map(([name, svg]) => (
              <li key={name}>
                <Icon svg={svg} className={styles.icon} />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Picture, Stamp">
          <div className={styles.tiles}>
            <div className={styles.tile}>
              <Picture picture={picture} sizes={sizes} />
            </div>
            <Stamp>
              <Picture picture={picture} sizes={sizes} />
            </Stamp>
          </div>
        </Specimen>
        <Specimen name="ProjectPicture">
          <div className={styles.tiles}>
            <div className={styles.tile}>
              <ProjectPicture project={project} sizes={sizes} />
            </div>
            {projectTones.map((tone) => (
              <div key={tone} className={styles.tile}>
                <LogoTile project={{ ...project, tone }} />
              </div>
            ))}
          </div>
        </Specimen>
        <Specimen name="PostCard">
          <div className={styles.tiles}>
            <PostCard post={post} sizes={sizes} />
          </div>
        </Specimen>
        <Specimen name="PostFigure">
          <div className={styles.tiles}>
            {postTones.map((tone) => (
              <div key={tone} className={styles.tile}>
                <PostFigure figure={{ caption: '', lines: ['say it', 'once'], tone }} sizes={sizes} />
              </div>
            ))}
          </div>
        </Specimen>
        <div className={styles.wide}>
          <h3>Marquee: large, slim, slimDark and back</h3>
          <Marquee messages={messages.marquee} text="We Promise You Success" />
          <Marquee
            messages={messages.marquee}
            variant="slim"
            text={['Branding', 'SEO', 'Photography']}
            label="Three services"
          />
          <Marquee
            messages={messages.marquee}
            variant="slimDark"
            text={['Content', 'Events', 'Technology']}
            label="Three more services"
            back
          />
        </div>
      </div>
    </section>
  );
}
