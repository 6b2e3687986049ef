import { wcagContrast } from 'culori';
import section from '../components/classes/Section.module.css';
import stack from '../components/classes/Stack.module.css';
import dot from '../components/Dot/Dot.module.css';
import { Heading } from '../components/Heading/Heading.tsx';
import { readTokens } from '../styles/read-tokens.ts';
import type { Scheme } from '../styles/scheme.ts';
import styles from './Styleguide.module.css';

interface TokensProps {
  /** The text of tokens.css. */
  css: string;
  scheme: Scheme;
}

/** Text colours and their backgrounds. */
const texts = ['ink', 'quiet', 'accent-deep', 'accent'];
const backgrounds = ['paper', 'stone', 'mist', 'sky', 'sand'];

/** Renders every token of tokens.css: colours with their contrast, gradients, font sizes, spaces and durations. */
export function Tokens({ css, scheme }: TokensProps) {
  const tokens = readTokens(css, scheme);
  const allTokens = [...tokens];
  const colours = allTokens.filter(([, value]) => /^#[\da-f]{6}$/.test(value));
  const gradients = allTokens.filter(([, value]) => value.includes('gradient('));
  const sizes = allTokens.filter(([name]) => /^(text|display)-/.test(name)).reverse();
  const spaces = allTokens.filter(([name]) => /^(space-|gutter|gap|section|page-start|([a-z]+-)?header)/.test(name));
  const speeds = allTokens.filter(([, value]) => value.endsWith('ms'));
  const ratio = (one: string, other: string) => wcagContrast(tokens.get(one)!, tokens.get(other)!);
  return (
    <>
      <section className={`${section.section} ${styles.part}`}>
        <Heading>Colour</Heading>
        <ul className={`${styles.tiles} ${styles.small}`}>
          {colours.map(([name, value]) => (
            <li key={name} className={`${stack.stack} ${styles.colour}`}>
              <span className={styles.field} data-token={name} />
              <code>--{name}</code>
              <span>{value}</span>
              <span>
                {wcagContrast(value, tokens.get('ink')!).toFixed(1)} to ink,{' '}
                {wcagContrast(value, tokens.get('paper')!).toFixed(1)} to paper
              </span>
            </li>
          ))}
        </ul>
        <ul className={styles.tiles}>
          {gradients.map(([name]) => (
            <li key={name} className={`${stack.stack} ${styles.colour}`}>
              <span className={styles.field} data-token={name} />
              <code>--{name}</code>
            </li>
          ))}
        </ul>
        <div className={styles.contrast}>
          <table>
            <caption>What can be read on what</caption>
            <thead>
              <tr>
                <td />
                {backgrounds.map((under) => (
                  <th key={under} scope="col">
                    on {under}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {texts.map((text) => (
                <tr key={text}>
                  <th scope="row">{text}</th>
                  {backgrounds.map((under) => (
                    <td key={under} data-token={under} data-ink={text}>
                      <strong>{ratio(text, under).toFixed(1)}</strong> {enoughFor(ratio(text, under))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className={`${section.section} ${styles.part}`}>
        <Heading>Type</Heading>
        <ul className={styles.sizes}>
          {sizes.map(([name]) => (
            <li key={name}>
              <code>
                --{name} <output data-measured={name} />
              </code>
              <p className={name.startsWith('display') ? styles.display : undefined} data-type={name}>
                {name.startsWith('display')
                  ? 'From sand to signal'
                  : 'We find the one thing worth saying and make it heard.'}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`${section.section} ${styles.part}`}>
        <Heading>Space and speed</Heading>
        <ul>
          {spaces.map(([name]) => (
            <li key={name}>
              <code>
                --{name} <output data-measured={name} />
              </code>
              <span className={styles.bar} data-space={name} />
            </li>
          ))}
          {speeds.map(([name, value]) => (
            <li key={name}>
              <code>
                --{name} {value}
              </code>
              <span className={`${dot.dot} ${styles.runner}`} data-speed={name} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Returns the kind of text for which a contrast ratio is sufficient (WCAG 2.2 AA). */
function enoughFor(ratio: number): string {
  if (ratio >= 4.5) return 'any text';
  return ratio >= 3 ? 'large text' : 'no text';
}
