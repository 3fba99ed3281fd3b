import { useTranslation } from '@ikka/i18n/react';
import { playOf, type ShapeCode } from '@ikka/lottery/rules';
import { formatAmount } from '@ikka/money';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconRepeat, IconTrash, IconX } from '@tabler/icons-react';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import type { DraftLine } from './bet-draft.ts';
import classes from './maker.module.css';
import { usePlayWords } from './PlayPicker.tsx';

/** The slip that is being made: its lines, what they cost, and the button that places it. */
export function SlipBox({
  shape,
  lines,
  isSending,
  placed,
  why,
  onRemove,
  onClear,
  onRepeat,
  onPlace,
}: {
  shape: ShapeCode;
  lines: readonly DraftLine[];
  isSending: boolean;
  /** The draw on which the last slip was just placed. */
  placed: string | null;
  /** Why it cannot be placed now; null where it can. */
  why: string | null;
  onRemove: (at: number) => void;
  onClear: () => void;
  /** Null where there is nothing to repeat. */
  onRepeat: (() => void) | null;
  onPlace: () => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const { currency } = usePlaySnapshot();
  const words = usePlayWords();
  const total = lines.reduce((sum, { stake }) => sum + stake, 0n);
  return (
    <section className={classes.slip} aria-label={t('slip')} data-testid="slip" data-lines={lines.length}>
      <header>
        <h2>{t('slip')}</h2>
        <Group gap={4}>
          {onRepeat === null ? null : (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconRepeat size={16} />}
              onClick={onRepeat}
            >
              {t('repeat')}
            </Button>
          )}
          {lines.length === 0 ? null : (
            <ActionIcon variant="subtle" aria-label={t('clearSlip')} title={t('clearSlip')} onClick={onClear}>
              <IconTrash size={17} />
            </ActionIcon>
          )}
        </Group>
      </header>
      {lines.length === 0 ? (
        <p className={classes.empty}>
          <strong>{t('slipEmpty')}</strong>
          {t('slipEmptyHint')}
        </p>
      ) : (
        <ol className={classes.lines}>
          {lines.map(({ line, units, stake }, at) => {
            const play = playOf(shape, line.play);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and are known by their place
              <li key={at}>
                <span>
                  <strong>{play === undefined ? line.play : words.full(play)}</strong>
                  <bdi dir="ltr">{line.selection}</bdi>
                  <small>{t('units', { count: units })}</small>
                </span>
                <Amount value={stake} />
                <ActionIcon
                  variant="subtle"
                  size="sm"
                  aria-label={t('remove', { no: at + 1 })}
                  onClick={() => onRemove(at)}
                >
                  <IconX size={15} />
                </ActionIcon>
              </li>
            );
          })}
        </ol>
      )}
      {placed === null ? null : (
        <p className={classes.placed} role="status">
          {t('placed', { issue: placed })}
        </p>
      )}
      {why === null ? null : (
        <p className={classes.why} role="status">
          {why}
        </p>
      )}
      <Button
        size="md"
        fullWidth
        loading={isSending}
        disabled={lines.length === 0 || why !== null}
        onClick={onPlace}
        data-testid="place"
      >
        {lines.length === 0 ? t('placeNow') : t('place', { amount: formatAmount(total, currency) })}
      </Button>
    </section>
  );
}
