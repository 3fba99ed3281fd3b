import { slipLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Checkbox, NumberInput, SegmentedControl } from '@mantine/core';
import { Amount } from '../../hud/Amount.tsx';
import classes from './chase.module.css';
import type { ChaseDraft, PlannedStep } from './plan-chase.ts';

const factors = [1, 2, 3] as const;

/** Where a slip is made to go on: over how many draws, at which multiples, and whether it ends with a win. */
export function ChaseForm({
  draft,
  steps,
  drawsMost,
  onChange,
}: {
  draft: ChaseDraft;
  steps: readonly PlannedStep[];
  /** So many draws are known ahead. */
  drawsMost: number;
  onChange: (draft: ChaseDraft) => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const whole = (value: string | number, most: number) =>
    Math.min(most, Math.max(1, Math.trunc(Number(value)) || 1));
  return (
    <div className={classes.form} data-testid="chase">
      <div className={classes.fields}>
        <NumberInput
          label={t('chase.draws')}
          value={draft.draws}
          min={1}
          max={drawsMost}
          allowDecimal={false}
          inputMode="numeric"
          hideControls
          dir="ltr"
          onChange={(value) => onChange({ ...draft, draws: whole(value, drawsMost) })}
        />
        <NumberInput
          label={t('chase.start')}
          value={draft.start}
          min={1}
          max={slipLimits.multipleMost}
          allowDecimal={false}
          inputMode="numeric"
          hideControls
          prefix="× "
          dir="ltr"
          onChange={(value) => onChange({ ...draft, start: whole(value, slipLimits.multipleMost) })}
        />
        <NumberInput
          label={t('chase.every')}
          value={draft.every}
          min={1}
          max={drawsMost}
          disabled={draft.factor === 1}
          allowDecimal={false}
          inputMode="numeric"
          hideControls
          dir="ltr"
          onChange={(value) => onChange({ ...draft, every: whole(value, drawsMost) })}
        />
      </div>
      <SegmentedControl
        fullWidth
        aria-label={t('chase.growth')}
        value={String(draft.factor)}
        onChange={(factor) => onChange({ ...draft, factor: Number(factor) })}
        data={factors.map((factor) => ({
          value: String(factor),
          label: factor === 1 ? t('chase.level') : t('chase.growing', { factor }),
        }))}
      />
      <Checkbox
        label={t('chase.stopsAfterWin')}
        checked={draft.stopsAfterWin}
        onChange={(event) => onChange({ ...draft, stopsAfterWin: event.currentTarget.checked })}
      />
      <table className={classes.steps}>
        <thead>
          <tr>
            <th scope="col">{t('chase.draw')}</th>
            <th scope="col">{t('multiple')}</th>
            <th scope="col">{t('stake')}</th>
            <th scope="col">{t('chase.until')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ issue, multiple, stake, until }) => (
            <tr key={issue}>
              <td>
                <Figure>{issue}</Figure>
              </td>
              <td>
                <Figure>× {multiple}</Figure>
              </td>
              <td>
                <Amount value={stake} />
              </td>
              <td>
                <Amount value={until} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t('chase.note')}</p>
    </div>
  );
}
