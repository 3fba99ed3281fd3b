import { judgeNumber, writeDecimal } from '@ikka/i18n';
import type { TexasHoldemView } from '@ikka/texas-holdem/rules';
import { DecimalField } from '@ikka/ui';
import { useState } from 'react';
import { ActButton } from '../ActButton.tsx';
import { AmountSlider } from '../AmountSlider.tsx';
import type { SeatView } from '../seat-snapshot.ts';
import { useKeys } from '../use-keys.ts';
import { useSeatSnapshot, useSeats, useWireMoney } from '../use-seats.ts';
import classes from './sizing.module.css';
import { betAt, type Preset, placeOf, presetsOf, rounded, type Sizing } from './sizing.ts';
import { useTexasHoldemWords } from './use-words.ts';

interface BetSizingProps {
  readonly view: SeatView;
  readonly hand: TexasHoldemView;
  readonly raise: NonNullable<NonNullable<TexasHoldemView['moves']>['raise']>;
}

const keysOf: Readonly<Record<Preset, string>> = {
  least: 'KeyM',
  half: 'KeyH',
  pot: 'KeyP',
  allIn: 'KeyA',
};

/** How much to bet or to raise to: shares of the pot, a slider, an amount, and keys for all of them. */
export function BetSizing({ view, hand, raise }: BetSizingProps) {
  const { t, brief } = useTexasHoldemWords();
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const { units, digits, text: amountText } = useWireMoney();
  const own = hand.players.find(({ seat }) => seat === view.me?.seat);
  const sizing: Sizing = {
    least: units(raise.least),
    most: units(raise.most),
    pot: units(hand.pot),
    toCall: units(hand.toCall),
    own: units(own?.bet ?? '0'),
    step: units(hand.blinds.small),
  };
  const [text, setText] = useState(() => writeDecimal(sizing.least, digits));
  const { value, problem } = judgeNumber(text, {
    least: sizing.least,
    greatest: sizing.most,
    digits,
  });
  const amount = problem === null ? value : null;
  const set = (to: bigint) => setText(writeDecimal(to, digits));
  const bet = () => {
    if (amount !== null) play.act({ type: 'bet', amount: amountText(amount) });
  };
  const choices = presetsOf(sizing);
  const move = (by: bigint) => set(rounded(sizing, (value ?? sizing.least) + by));
  useKeys(
    isSending
      ? []
      : [
          { code: 'KeyR', press: bet },
          ...choices.map((choice) => ({ code: keysOf[choice.preset], press: () => set(choice.amount) })),
          { code: 'ArrowUp', press: () => move(2n * sizing.step) },
          { code: 'ArrowDown', press: () => move(-2n * sizing.step) },
        ],
  );
  const isAllIn = amount === sizing.most;
  return (
    <div className={classes.sizing} data-testid="sizing">
      <div className={classes.presets}>
        {choices.map((choice) => (
          <button
            key={choice.preset}
            type="button"
            className={classes.preset}
            data-chosen={amount === choice.amount}
            data-testid={`size-${choice.preset}`}
            aria-pressed={amount === choice.amount}
            aria-keyshortcuts={keysOf[choice.preset].slice(3)}
            onClick={() => set(choice.amount)}
          >
            {t(`size.${choice.preset}`)}
          </button>
        ))}
      </div>
      {sizing.most > sizing.least ? (
        <AmountSlider
          className={classes.slider}
          label={t('size.slider')}
          place={amount === null ? 0 : placeOf(sizing, amount)}
          onPlace={(place) => set(betAt(sizing, place))}
        />
      ) : null}
      <div className={classes.amount}>
        <DecimalField
          label={t('size.amount')}
          text={text}
          digits={digits}
          onText={setText}
          error={problem === null ? undefined : true}
          testId="bet-amount"
        />
      </div>
      <div className={classes.bet}>
        <ActButton
          label={t(isAllIn ? 'move.allIn' : raise.isBet ? 'move.bet' : 'move.raise')}
          amount={amount === null ? null : brief(amountText(amount))}
          keyName="R"
          tone="strong"
          disabled={isSending || amount === null}
          testId="move-bet"
          onPress={bet}
        />
      </div>
    </div>
  );
}
