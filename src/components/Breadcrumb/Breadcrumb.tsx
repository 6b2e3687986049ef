import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import { StructuredData } from '../StructuredData/StructuredData.tsx';
import { breadcrumbList } from '../StructuredData/things.ts';
import styles from './Breadcrumb.module.css';

interface Crumb {
  label: string;
  href?: string;
}

interface BreadcrumbProps {
  /** What follows home. */
  crumbs: Crumb[];
  words: Words;
}

/** The breadcrumb from home to this page, also as structured data for search engines. */
export function Breadcrumb({ crumbs: further, words }: BreadcrumbProps) {
  const crumbs: Crumb[] = [{ label: words.pages.home, href: path('home') }, ...further];
  return (
    <nav aria-label={words.breadcrumb.label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
      <StructuredData thing={breadcrumbList(crumbs)} />
    </nav>
  );
}
