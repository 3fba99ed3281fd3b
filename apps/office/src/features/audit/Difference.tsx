import { useTranslation } from '@ikka/i18n/react';
import classes from './audit.module.css';
import { differences } from './difference.ts';

/** Before and after, side by side, only where they differ. */
export function Difference({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation('office');
  const changes = differences(before, after);
  if (changes.length === 0) return <p className={classes.none}>{t('audit.noDifference')}</p>;
  return (
    <table className={classes.diff}>
      <thead>
        <tr>
          <th scope="col">{t('audit.place')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.path}>
            <td>
              <bdi dir="ltr">{change.path === '' ? t('audit.value') : change.path}</bdi>
            </td>
            <td className={change.before === undefined ? undefined : classes.old}>
              <bdi dir="auto">{change.before ?? '—'}</bdi>
            </td>
            <td className={change.after === undefined ? undefined : classes.new}>
              <bdi dir="auto">{change.after ?? '—'}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
