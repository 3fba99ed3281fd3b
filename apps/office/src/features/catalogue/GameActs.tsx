import { useTranslation } from '@ikka/i18n/react';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../session/use-session.ts';
import type { GameSheet } from './GamePage.tsx';
import { MaintenanceForm } from './MaintenanceForm.tsx';

/** The ways on from a game: its rounds, and its maintenance for whoever may begin one. */
export function GameActs({ game }: { game: GameSheet }) {
  const { t } = useTranslation('officeGames');
  const mayWrite = useMay('content.write');
  const mayReadRounds = useMay('rounds.read');
  const [isResting, setResting] = useState(false);
  return (
    <Group gap={8}>
      {mayReadRounds ? (
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link {...props} to="/rounds" search={{ gameId: game.id }} />}
        >
          {t('sheet.rounds')}
        </Button>
      ) : null}
      {mayWrite ? (
        <Button size="xs" variant="default" onClick={() => setResting(true)}>
          {t('rest.title')}
        </Button>
      ) : null}
      {isResting ? (
        <MaintenanceForm
          subject={{ kind: 'game', id: game.id }}
          current={game.maintenance}
          onClose={() => setResting(false)}
        />
      ) : null}
    </Group>
  );
}
