import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import dot from '../Dot/Dot.module.css';
import dottedLine from '../DottedLine/DottedLine.module.css';
import { StructuredData } from '../StructuredData/StructuredData.tsx';
import { breadcrumbList } from '../StructuredData/schema-org.ts';
import styles from './Breadcrumb.module.css';

interface Crumb {
  label: string;
  href?: string;
}

interface BreadcrumbProps {
  /** Crumbs after the home page. */
  crumbs: Crumb[];
  messages: Pick<Messages, 'breadcrumb' | 'pages'>;
}

/** Renders the breadcrumb from home to this page, also as structured data for search engines. */
export function Breadcrumb({ crumbs: further, messages }: BreadcrumbProps) {
  const crumbs: Crumb[] = [{ label: messages.pages.home, href: path('home') }, ...further];
  return (
    <nav aria-label={messages.breadcrumb.label} data-breadcrumb="">
      <ol className={`${dottedLine.line} ${styles.crumbs}`}>
        {crumbs.map(({ label, href }) => (
          <li key={label} className={dot.before}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      <StructuredData thing={breadcrumbList(crumbs)} />
    </nav>
  );
}
