import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button, Group } from '@mantine/core';

/** Says that somebody saved another version while this one was edited, and asks which of both goes on. */
export function Overtaken({
  version,
  onTheirs,
  onMine,
}: {
  version: number;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { t } = useTranslation('office');
  return (
    <Alert color="coral" role="alert" title={t('help.conflict', { version: String(version) })}>
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
