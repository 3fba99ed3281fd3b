import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Alert, Button, Checkbox, CopyButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import shared from '../../parts/forms/form-parts.module.css';
import classes from './RecoveryCodes.module.css';

/** The codes that open the account when the phone is gone. They are shown this once, so that leaving asks first. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation(['member', 'common']);
  const [isKept, setKept] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={shared.part}>
      <Alert color="coral" icon={<IconAlertTriangle />}>
        {t('recovery.hint')}
      </Alert>
      <ul className={classes.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <Figure>{code}</Figure>
          </li>
        ))}
      </ul>
      <div className={shared.ways}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
              onClick={copy}
            >
              {t(copied ? 'common:action.copied' : 'common:action.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="ikka-recovery-codes.txt"
          leftSection={<IconDownload size={18} />}
        >
          {t('recovery.download')}
        </Button>
      </div>
      <Checkbox
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
        label={t('recovery.kept')}
      />
      <Button className={shared.submit} disabled={!isKept} onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </div>
  );
}
