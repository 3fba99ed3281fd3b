import { useTranslation } from '@ikka/i18n/react';
import { Button, Group, Text } from '@mantine/core';
import classes from './GamePage.module.css';

/** For a game whose vendor has a second address: what is left to a player for whom the first does not open. */
export function SecondAddress({ isBusy, onChoose }: { isBusy: boolean; onChoose: () => void }) {
  const { t } = useTranslation('game');
  return (
    <Group className={classes.second} justify="center" gap="xs">
      <Text size="sm" c="dimmed">
        {t('secondAsk')}
      </Text>
      <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={onChoose}>
        {t('secondChoose')}
      </Button>
    </Group>
  );
}
