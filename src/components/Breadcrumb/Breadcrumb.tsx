import { StructuredData } from '../StructuredData/StructuredData.tsx';
import { breadcrumbList } from '../StructuredData/things.ts';
import styles from './Breadcrumb.module.css';

interface Crumb {
  label: string;
  href?: string;
}

/** The way from home to this page; the last one is where the visitor is. Search engines are told it too. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
      <StructuredData thing={breadcrumbList(crumbs)} />
    </nav>
  );
}
