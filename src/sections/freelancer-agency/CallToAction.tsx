import { Button } from '../../components/Button/Button.tsx';
import stack from '../../components/classes/Stack.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { path } from '../../lib/routes.ts';
import airmail from './Airmail.module.css';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  title: string;
  text: string;
  button: string;
  /** Recipient and address of the reply. */
  address: string[];
}

/** Renders the call to action as an envelope that is addressed to the agency. */
export function CallToAction({ title, text, button, address }: CallToActionProps) {
  return (
    <section className={`${tones.sky} ${styles.callToAction}`}>
      <div className={`${airmail.envelope} ${styles.envelope}`}>
        <Heading size="l" className={styles.title}>
          {title}
        </Heading>
        <span className={styles.place} />
        <div className={`${stack.start} ${styles.copy}`}>
          <p>{text}</p>
          <Button href={path('contact')}>{button}</Button>
        </div>
        <address className={styles.to}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
    </section>
  );
}
