import type { CollectionEntry } from 'astro:content';
import { Button } from '../../components/Button/Button.tsx';
import section from '../../components/classes/Section.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import hidden from '../../components/VisuallyHidden/VisuallyHidden.module.css';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './Pricing.module.css';

const billings = ['monthly', 'yearly'] as const;

interface PricingProps {
  title: string;
  text: string;
  plans: CollectionEntry<'pricing'>['data'][];
  messages: Messages['pricing'];
}

/**
 * Renders monthly and yearly prices, one line per plan. Two radio buttons choose and CSS shows one of the two prices,
 * so no script is needed.
 */
export function Pricing({ title, text, plans, messages }: PricingProps) {
  return (
    <section className={`${section.section} ${styles.pricing}`} id="pricing">
      <div className={styles.head}>
        <Heading size="l">{title}</Heading>
        <p className={styles.text}>{text}</p>
        <fieldset className={styles.toggle}>
          <VisuallyHidden as="legend">{messages.legend}</VisuallyHidden>
          {billings.map((billing, index) => (
            <label key={billing} className={index === 0 ? dot.after : undefined}>
              <input
                className={hidden.hidden}
                type="radio"
                name="billing"
                value={billing}
                defaultChecked={index === 0}
              />
              {messages[billing]}
            </label>
          ))}
        </fieldset>
      </div>
      <ul>
        {plans.map(({ title, audience, price, currency, features, btnLink, btnText, timeline }) => (
          <li key={title} className={styles.plan}>
            <div className={styles.name}>
              <Heading level={3} size="s">
                {title}
              </Heading>
              <p>{audience}</p>
            </div>
            <div className={styles.cost}>
              {billings.map((billing) => (
                <p key={billing} className={styles.price} data-billing={billing}>
                  <span className={styles.currency}>{currency}</span> {price[billing]}
                </p>
              ))}
              <p data-billing="monthly">{messages.monthlyNote}</p>
              <p data-billing="yearly">{messages.yearlyNote}</p>
            </div>
            <div className={styles.features}>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <p>{timeline}</p>
            </div>
            <Button
              href={`${btnLink}?project_type=${encodeURIComponent(interpolate(messages.projectType, { plan: title }))}`}
              className={styles.purchase}
            >
              {btnText}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
