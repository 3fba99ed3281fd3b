import { formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { useState } from 'react';
import classes from './picker.module.css';
import type { Sheet } from './use-desk.ts';

const step = 10;

/** The player's choice between higher prizes and a part of every stake back; both together return the same. */
export function PrizeGroup({
  group,
  onChoose,
}: {
  group: NonNullable<Sheet['group']>;
  onChoose: (group: number) => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  // While it is dragged the figures wait: odds are the server's to say.
  const [dragged, setDragged] = useState<number | null>(null);
  const value = dragged ?? group.chosen;
  const choose = () => {
    if (dragged !== null && dragged !== group.chosen) onChoose(dragged);
    setDragged(null);
  };
  return (
    <label className={classes.group} data-testid="prize-group">
      <span>{t('prizeGroup')}</span>
      <input
        type="range"
        min={group.least}
        max={group.most}
        step={step}
        value={value}
        onChange={(event) => setDragged(Number(event.currentTarget.value))}
        onPointerUp={choose}
        onKeyUp={choose}
        onBlur={choose}
        dir="ltr"
      />
      <output>
        {t('groupNow', { group: value })} · {t('rebate')}{' '}
        <Figure>
          {formatPercent(Number(dragged === null ? group.rebate : (group.most - value) / 2_000))}
        </Figure>
      </output>
    </label>
  );
}
