import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button, Group } from '@mantine/core';
import type { DraftState } from './use-draft.ts';

/**
 * Says that somebody saved something else while this was edited, and asks which of both goes on; nothing where nobody did. `by` is the
 * number of theirs, where what is edited has one. `onTheirs` is what else happens when what was typed is given up.
 */
export function Overtaken({
  by,
  draft,
  onTheirs,
}: {
  by?: number | undefined;
  draft: Pick<DraftState<never, never>, 'isOvertaken' | 'takeTheirs' | 'keepMine'>;
  onTheirs?: () => void;
}) {
  const { t } = useTranslation('office');
  if (!draft.isOvertaken) return null;
  const title = by === undefined ? t('settings.conflict.title') : t('help.conflict', { version: String(by) });
  return (
    <Alert color="coral" role="alert" title={title}>
      <Group mt="xs">
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            draft.takeTheirs();
            onTheirs?.();
          }}
        >
          {t('settings.conflict.theirs')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={draft.keepMine}>
          {t('settings.conflict.mine')}
        </Button>
      </Group>
    </Alert>
  );
}
