import { Button } from '../../components/Button/Button.tsx';
import row from '../../components/classes/Row.module.css';
import { SphereGradient } from '../../components/Dot/SphereGradient.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { NoBreak } from '../../components/NoBreak/NoBreak.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import type { Agency } from '../../lib/queries/agency.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import { createGrains, field, type Grain, sphere } from './grains.ts';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  text: string;
  agency: Agency;
  messages: Messages;
}

/** Returns one path for each dot size; round caps draw the dots. */
function dots(grains: Grain[]) {
  const paths = new Map<number, string>();
  for (const { x, y, size } of grains) paths.set(size, `${paths.get(size) ?? ''}M${Math.round(x)} ${Math.round(y)}h.1`);
  return [...paths].map(([size, path]) => <path key={size} strokeWidth={size} d={path} />);
}

/**
 * Renders the first screen of the digital agency: the heading, sand that turns into a grid of pixels
 * (blown-sand.animation.ts), and the contact details.
 */
export function Hero({ title, text, agency, messages }: HeroProps) {
  const grains = createGrains();
  return (
    <section className={styles.hero}>
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.field} data-animation="blown-sand">
        <svg
          viewBox={`0 0 ${field.width} ${field.height}`}
          preserveAspectRatio="xMaxYMid slice"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <SphereGradient id="accent" />
          <g stroke="var(--grain)">{dots(grains.filter(({ isSand }) => isSand))}</g>
          <g stroke="var(--ink)">{dots(grains.filter(({ isSand }) => !isSand))}</g>
          <circle cx={sphere.x} cy={sphere.y} r={sphere.radius} fill="url(#accent)" />
        </svg>
      </div>
      <div className={styles.cells}>
        <div className={`${row.spread} ${styles.text}`}>
          <p>{text}</p>
          <Button href={path('contact')}>{messages.links.getInTouch}</Button>
        </div>
        <address className={styles.contact}>
          <dl>
            <div>
              <dt>{messages.digital.phone}</dt>
              <dd>
                <PhoneLink number={agency.phone} />
              </dd>
            </div>
            <div>
              <dt>{messages.digital.email}</dt>
              <dd>
                <a href={`mailto:${agency.email}`}>{agency.email}</a>
              </dd>
            </div>
            <div>
              <dt>{messages.digital.office}</dt>
              {agency.address.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
            <div>
              <dt>{messages.digital.hours}</dt>
              {agency.hours.split(', ').map((part) => (
                <dd key={part}>
                  <NoBreak>{part}</NoBreak>
                </dd>
              ))}
            </div>
          </dl>
        </address>
      </div>
    </section>
  );
}
