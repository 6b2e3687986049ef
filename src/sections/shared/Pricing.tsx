import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import hidden from '../../components/VisuallyHidden/VisuallyHidden.module.css';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Billing, Plan } from '../../queries/shared.ts';
import type { Words } from '../../queries/words.ts';
import styles from './Pricing.module.css';

const billings: Billing[] = ['monthly', 'yearly'];

interface PricingProps {
  title: string;
  text: string;
  plans: Plan[];
  words: Words['pricing'];
  /** What it stands on: the page, which may be ink (see tokens.css), or sand. */
  ground?: 'paper' | 'sand';
}

/**
 * What it costs, by the month or by the year: a line a plan. Two radio buttons choose and the styles show one price
 * of two, so it needs no script.
 */
export function Pricing({ title, text, plans, words, ground = 'paper' }: PricingProps) {
  return (
    <section className={`${styles.pricing} ${styles[ground] ?? ''}`} id="pricing">
      <div className={styles.head}>
        <Heading size="l">{title}</Heading>
        <p>{text}</p>
        <fieldset className={styles.toggle}>
          <VisuallyHidden as="legend">{words.legend}</VisuallyHidden>
          {billings.map((billing, index) => (
            <label key={billing}>
              <input
                className={hidden.hidden}
                type="radio"
                name="billing"
                value={billing}
                defaultChecked={index === 0}
              />
              {words[billing]}
            </label>
          ))}
        </fieldset>
      </div>
      <ul>
        {plans.map(({ title, price, currency, features, btnLink, btnText, timeline }) => (
          <li key={title} className={styles.plan}>
            <Heading level={3} size="s">
              {title}
            </Heading>
            <div className={styles.cost}>
              {billings.map((billing) => (
                <p key={billing} className={styles.price} data-billing={billing}>
                  <span className={styles.currency}>{currency}</span> {price[billing]}
                </p>
              ))}
              {/* The timeline counts by the year, whichever price stands above it. */}
              <p data-billing="monthly">{fill(words.monthlyNote, { price: `${currency} ${12 * price.monthly}` })}</p>
              <p data-billing="yearly">{words.yearlyNote}</p>
              <p>{timeline}</p>
            </div>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <Button href={btnLink} className={styles.purchase}>
              {btnText}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
