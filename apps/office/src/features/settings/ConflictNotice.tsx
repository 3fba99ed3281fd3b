import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button, Group } from '@mantine/core';
import { IconArrowsSplit } from '@tabler/icons-react';
import classes from './settings.module.css';
import { inOneLine, type Setting } from './settings-view.ts';

/** Somebody changed the setting while this operator was editing it: he sees their value and chooses. */
export function ConflictNotice({
  setting,
  onMine,
  onTheirs,
}: {
  setting: Setting;
  onMine: () => void;
  onTheirs: () => void;
}) {
  const { t } = useTranslation('office');
  return (
    <Alert
      color="gold"
      icon={<IconArrowsSplit size={18} />}
      title={t('settings.conflict.title')}
      role="alert"
    >
      <p className={classes.conflict}>
        {t('settings.conflict.text', { name: setting.changedBy ?? '' })}{' '}
        <bdi dir="ltr" className={classes.key}>
          {inOneLine(setting.value)}
        </bdi>
      </p>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onTheirs}>
          {t('settings.conflict.theirs')}
        </Button>
        <Button size="xs" variant="default" onClick={onMine}>
          {t('settings.conflict.mine')}
        </Button>
      </Group>
    </Alert>
  );
}
