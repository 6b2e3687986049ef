import type { ReactNode } from 'react';
import { Backdrop } from '../../components/Backdrop/Backdrop.tsx';
import columns from '../../components/classes/Columns.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import { overPictureProps } from '../../components/Picture/over-picture-props.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Agency } from '../../lib/queries/agency.ts';
import styles from './Contact.module.css';

interface ContactProps {
  title: string;
  picture: PictureData;
  agency: Agency;
  children: ReactNode;
}

/** Renders the contact page's hero header with the agency's details, and the form beside it. */
export function Contact({ title, picture, agency, children }: ContactProps) {
  return (
    <section className={`${columns.stackBelowLaptop} ${styles.contact}`}>
      <div className={styles.side}>
        <Backdrop colour={picture.placeholder.split(',').at(-1)!} />
        <div {...overPictureProps(picture, { className: styles.hero, forcedScheme: 'light' })}>
          <Picture
            picture={picture}
            sizes={frameSizes('42vw', { laptop: '100vw' })}
            priority
            alt=""
            className={styles.picture}
          />
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          <address className={`${stack.start} ${styles.details}`}>
            <strong>{agency.place}</strong>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
            <PhoneLink number={agency.phone} />
          </address>
        </div>
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
