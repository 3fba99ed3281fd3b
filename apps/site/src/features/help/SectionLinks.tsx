import type { HelpItem } from '@ikka/contract';
import { Link } from '@tanstack/react-router';
import classes from './HelpContents.module.css';

/** The headings within a text, each with its address. */
export function SectionLinks({ sections, label }: { sections: HelpItem['sections']; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={classes.sections}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="."
              search={true}
              hash={id}
              activeOptions={{ includeHash: true }}
              className={classes.section}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
