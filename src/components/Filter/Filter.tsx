import { useId } from 'react';
import type { FilterOption } from '../../lib/lists/filter-options.ts';
import dot from '../Dot/Dot.module.css';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Filter.module.css';
import option from './FilterOption.module.css';

interface FilterProps {
  /** Accessible name of the group, for example "Category". */
  legend: string;
  /** The first is selected initially. */
  options: FilterOption<string>[];
}

/**
 * Renders a filter as a line of radio buttons with counts. It only holds the choice: the styles of the section around
 * it hide the other items (`:has([value="wedding"]:checked)`).
 */
export function Filter({ legend, options }: FilterProps) {
  const group = useId();
  return (
    <fieldset className={styles.filter}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ value, name, count }, index) => (
        <label key={value} className={`${option.option} ${dot.before}`}>
          <input className={hidden.hidden} type="radio" name={group} value={value} defaultChecked={index === 0} />
          {name} <span className={`${option.count} ${styles.count}`}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
