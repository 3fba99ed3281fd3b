import { useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../parts/Badges.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { documentTones, type OfficeDocument } from './document-words.ts';
import classes from './documents.module.css';

/** A member's documents, each with its state and a way to it. */
export function DocumentList({ documents }: { documents: readonly OfficeDocument[] }) {
  const { t } = useTranslation('office');
  return (
    <ul className={classes.list}>
      {documents.map((document) => (
        <li key={document.id}>
          <Link to="/documents/$documentId" params={{ documentId: document.id }} className={links.openWhole}>
            {t(`documents.kind.${document.kind}`)}
          </Link>
          <Mark tone={documentTones[document.state]}>{t(`documents.state.${document.state}`)}</Mark>
          <small>
            <Instant at={document.submittedAt} />
          </small>
        </li>
      ))}
    </ul>
  );
}
