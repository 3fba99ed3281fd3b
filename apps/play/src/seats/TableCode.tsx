import { useTranslation } from '@ikka/i18n/react';
import { CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './friends.module.css';

/** The code of a private table, to be passed on to friends; a contest's own bar stands over it. */
export function TableCode({ code, isUnderBar }: { code: string; isUnderBar: boolean }) {
  const { t } = useTranslation('seats');
  return (
    <CopyButton value={code}>
      {({ copied, copy }) => (
        <button
          type="button"
          className={classes.code}
          data-under-bar={isUnderBar}
          onClick={copy}
          data-testid="table-code"
        >
          <span>{t('friends.private')}</span>
          <strong>
            <bdi dir="ltr">{code}</bdi>
          </strong>
          {copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
          <span role="status">{t(copied ? 'friends.copied' : 'friends.copy')}</span>
        </button>
      )}
    </CopyButton>
  );
}
