import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Named } from '../panels/Named.tsx';
import panels from '../panels/panels.module.css';
import { RoundRow } from '../panels/RoundRow.tsx';
import { RoundsPanel } from '../panels/RoundsPanel.tsx';
import { RecordedPlay } from './RecordedPlay.tsx';
import { useNames } from './use-names.ts';
import { useSeatSnapshot, useSeats } from './use-seats.ts';

export type SeatPanel = 'paytable' | 'history' | 'fair';

export function SeatPanels({ panel, onClose }: { panel: SeatPanel | null; onClose: () => void }) {
  const { t } = useTranslation(['seats', 'play']);
  const { game } = useSeats();
  switch (panel) {
    case 'paytable':
      return (
        <ModalShell opened onClose={onClose} size={640} title={t('panel.rules')}>
          <game.Rules />
        </ModalShell>
      );
    case 'fair':
      return <SeatFairPanel onClose={onClose} />;
    case 'history':
      return <HandsPanel onClose={onClose} />;
    default:
      return null;
  }
}

/** How the deck of the hand on the table is fixed: the house's fingerprint, every seat's, and the seeds once the hand is over. */
function SeatFairPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['seats', 'play']);
  const { view } = useSeatSnapshot();
  const nameOf = useNames();
  const fair = view?.fair ?? null;
  return (
    <ModalShell
      opened
      onClose={onClose}
      size={640}
      title={t('play:fair.title')}
      subtitle={t('fair.subtitle')}
    >
      <p className={panels.text}>{t('fair.how')}</p>
      {view === null || fair === null ? (
        <p className={panels.hint}>{t('fair.none')}</p>
      ) : (
        <section className={panels.pair} data-testid="fair-hand">
          <h3 className={panels.heading}>{t('fair.hand', { no: view.no })}</h3>
          <Named name={t('fair.commitment')} value={fair.commitment} />
          {fair.serverSeed === null ? (
            <p className={panels.hint}>{t('fair.later')}</p>
          ) : (
            <Named name={t('fair.serverSeed')} value={fair.serverSeed} />
          )}
          {fair.seats.map(({ seat, hash, seed }) => (
            <Named
              key={seat}
              name={t(seed === null ? 'fair.seatHash' : 'fair.seatSeed', {
                name: view.me?.seat === seat ? t('seat.you') : nameOf(view, seat),
              })}
              value={seed ?? hash}
            />
          ))}
        </section>
      )}
      <Button
        component="a"
        href="/fair"
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconShieldCheck size={18} />}
      >
        {t('play:fair.verifier')}
      </Button>
    </ModalShell>
  );
}

/** The member's last hands of this game: cards, course, what each cost and paid. */
function HandsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('seats');
  return (
    <RoundsPanel
      size={680}
      title={t('record.title')}
      subtitle={t('record.subtitle')}
      emptyTitle={t('record.none')}
      emptyHint={t('record.noneHint')}
      onClose={onClose}
      row={(round) => (
        <RoundRow
          key={round.roundId}
          round={round}
          note={null}
          told={<RecordedPlay round={round} />}
          actions={null}
        />
      )}
    />
  );
}
