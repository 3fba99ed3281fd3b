import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { reasonBody } from '../../parts/acts/reason-of.ts';
import { Difference } from '../audit/Difference.tsx';
import classes from './settings.module.css';
import type { Setting } from './settings-view.ts';

const { officeSettings, officeChangeSetting } = calls.office;

/** Shows what the change does before it is made: it counts for everybody, at once. */
export function ConfirmChange({
  opened,
  setting,
  label,
  value,
  version,
  onClose,
  onDone,
}: {
  opened: boolean;
  setting: Setting;
  label: string;
  value: unknown;
  version: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('office');
  return (
    <ActDialog
      opened={opened}
      onClose={onClose}
      call={officeChangeSetting}
      touches={[officeSettings]}
      request={({ reason }) => ({
        params: { key: setting.key },
        body: { value, version, ...reasonBody(reason) },
      })}
      // Nobody reads a reason where no colleague approves.
      withoutReason={!setting.needsSecond}
      title={t('settings.confirm.title')}
      subtitle={label}
      action={t('settings.confirm.save')}
      width={560}
      done={t('settings.saved')}
      onDone={onDone}
    >
      {() => (
        <>
          <div className={classes.difference}>
            <Difference before={setting.value} after={value} />
          </div>
          <Text size="sm" c="dimmed">
            {t(setting.needsSecond ? 'settings.confirm.textSecond' : 'settings.confirm.text')}
          </Text>
        </>
      )}
    </ActDialog>
  );
}
