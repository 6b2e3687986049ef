import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ForwardArrow.module.css';

/** Renders the arrow of a list item that leads to a page. It moves forward while the item is hovered or focused. */
export function ForwardArrow({ className = '' }: { className?: string | undefined }) {
  return <Icon svg={arrowRight} className={`${styles.arrow} ${className}`} />;
}
