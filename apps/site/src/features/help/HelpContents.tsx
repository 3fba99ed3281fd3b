import type { HelpItem } from '@ikka/contract';
import { helpKinds } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import classes from './HelpContents.module.css';

/** The list of all texts, beside them on a wide screen; the open one is marked. */
export function HelpContents({
  items,
  openKey,
}: {
  items: readonly HelpItem[];
  openKey: string | undefined;
}) {
  const { t } = useTranslation('help');
  return (
    <nav className={classes.contents} aria-label={t('contents')}>
      {helpKinds.map((kind) => {
        const ofKind = items.filter((item) => item.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <Fragment key={kind}>
            <p className={classes.kind}>{t(`kind.${kind}`)}</p>
            <ul className={classes.list}>
              {ofKind.map((item) => (
                <li key={item.key}>
                  <Link
                    to="."
                    search={true}
                    hash={item.key}
                    className={classes.link}
                    activeOptions={{ includeHash: true }}
                    data-open={item.key === openKey || undefined}
                  >
                    {item.title}
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </nav>
  );
}
