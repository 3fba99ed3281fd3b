import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button, Group } from '@mantine/core';

/**
 * Says that somebody saved something else while this was edited, and asks which of both goes on. `version` is the number of theirs,
 * where what is edited has one.
 */
export function Overtaken({
  version,
  onTheirs,
  onMine,
}: {
  version?: number;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { t } = useTranslation('office');
  const title =
    version === undefined ? t('settings.conflict.title') : t('help.conflict', { version: String(version) });
  return (
    <Alert color="coral" role="alert" title={title}>
      <Group mt="xs">
        <Button size="compact-sm" variant="default" onClick={onTheirs}>
          {t('settings.conflict.theirs')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onMine}>
          {t('settings.conflict.mine')}
        </Button>
      </Group>
    </Alert>
  );
}
