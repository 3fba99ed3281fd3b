import { useTranslation } from '@ikka/i18n/react';
import { type Game, playOf } from '@ikka/lottery/rules';
import { usePlayWords } from '@ikka/lottery/stage';
import { ModalShell } from '@ikka/ui';
import { oddsText } from './PlayPicker.tsx';
import classes from './side.module.css';
import type { Sheet } from './use-desk.ts';

/** How every open bet of a lottery wins, with an example and its odds. */
export function GuidePanel({ game, sheet, onClose }: { game: Game; sheet: Sheet; onClose: () => void }) {
  const { t } = useTranslation('lotteryDesk');
  const words = usePlayWords();
  return (
    <ModalShell opened onClose={onClose} size={720} title={t('guide')}>
      <dl className={classes.guide}>
        {sheet.plays.map(({ play: code, odds }) => {
          const play = playOf(game.shape, code);
          return play === undefined ? null : (
            <div key={code}>
              <dt>
                {words.full(play)}{' '}
                <strong>{oddsText(odds, (from, to) => t('oddsFromTo', { from, to }))}</strong>
              </dt>
              <dd>
                {words.part(play, 'how')} <em>{words.part(play, 'example')}</em>
              </dd>
            </div>
          );
        })}
      </dl>
    </ModalShell>
  );
}
