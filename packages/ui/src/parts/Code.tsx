import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './Code.module.css';

/** A code that is compared or copied (a seed, a reference): monospaced, from left to right, whole or cut in the middle. */
export function Code({ value, cut = false, copy = true }: { value: string; cut?: boolean; copy?: boolean }) {
  const { t } = useTranslation();
  const shown = cut && value.length > 20 ? `${value.slice(0, 10)}…${value.slice(-8)}` : value;
  return (
    <span className={classes.code}>
      <bdi dir="ltr" className={classes.value} title={shown === value ? undefined : value}>
        {shown}
      </bdi>
      {copy ? (
        <CopyButton value={value}>
          {({ copied, copy: run }) => (
            <Tooltip label={t(copied ? 'action.copied' : 'action.copy')}>
              <ActionIcon
                size="sm"
                variant="subtle"
                color={copied ? 'emerald' : 'accent'}
                onClick={run}
                aria-label={t('action.copy')}
              >
                {copied ? <IconCheck size={15} /> : <IconCopy size={15} />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      ) : null}
    </span>
  );
}
