import { useTranslation } from '@ikka/i18n/react';
import type { Days } from '@ikka/ui/date-range';
import { Alert, Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memberQuery, statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './AccountPage.module.css';
import { useAccountFile } from './use-account-record.ts';

const formats = ['csv', 'json'] as const;

/** Takes the range along: all of its movements, whatever the list shows of them. */
export function SaveRange({ days }: { days: Days }) {
  const { t } = useTranslation('accountRecord');
  const failureText = useFailureText();
  const zone = useQuery(statusQuery).data?.timeZone;
  const account = useQuery(memberQuery).data?.account;
  const file = useAccountFile(account ?? '', zone);
  return (
    <>
      <Menu position="bottom-end" zIndex={220}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            loading={file.isPending}
            disabled={account === undefined}
          >
            {t('save')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formats.map((format) => (
            <Menu.Item key={format} onClick={() => file.mutate({ days, format })}>
              <bdi>{format.toUpperCase()}</bdi>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <div className={classes.word} aria-live="polite">
        {file.isError ? <Alert color="coral">{failureText(file.error)}</Alert> : null}
        {file.isSuccess ? t('saved') : null}
      </div>
    </>
  );
}
