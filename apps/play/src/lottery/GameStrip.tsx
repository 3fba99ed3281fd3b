import { textIn } from '@ikka/i18n';
import { useGameTexts, useLanguage, useTranslation } from '@ikka/i18n/react';
import { type FamilyCode, familyCodes, familyKey, familyOf } from '@ikka/lottery/rules';
import { Figure } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './lottery.module.css';
import { clockText, type DeskGame, rulesOf, useSecondsLeft } from './use-desk.ts';

/** The lotteries by what is drawn, and those of one family side by side, each with the time in which it takes bets still. */
export function GameStrip({
  games,
  chosen,
  onChoose,
}: {
  games: readonly DeskGame[];
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const { say } = useGameTexts('lottery');
  const own = familyOf(rulesOf(chosen));
  const [shown, setShown] = useState<FamilyCode>(own);
  const [followed, setFollowed] = useState(own);
  // A lottery that was chosen elsewhere brings its family along.
  if (followed !== own) {
    setFollowed(own);
    setShown(own);
  }
  const row = useRef<HTMLFieldSetElement>(null);
  const isKnown = games.length > 0;
  // A phone shows a part of the row: the family that is open is to be among it.
  useEffect(() => {
    if (isKnown)
      row.current
        ?.querySelector(`[data-family="${shown}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown, isKnown]);
  const families = new Map<FamilyCode, DeskGame[]>();
  for (const game of games) {
    const family = familyOf(rulesOf(game.code));
    families.set(family, [...(families.get(family) ?? []), game]);
  }
  return (
    <div className={classes.stripes}>
      <fieldset ref={row} className={classes.families} aria-label={t('families')}>
        {familyCodes
          .filter((family) => families.has(family))
          .map((family) => (
            <button
              key={family}
              type="button"
              aria-pressed={family === shown}
              onClick={() => setShown(family)}
              data-family={family}
            >
              {say(familyKey(family).replace('lottery:', ''))}
            </button>
          ))}
      </fieldset>
      <nav className={classes.strip} aria-label={t('games')}>
        {soonestFirst(families.get(shown) ?? []).map((game) => (
          <GameTab key={game.code} game={game} isChosen={game.code === chosen} onChoose={onChoose} />
        ))}
      </nav>
    </div>
  );
}

/** Of provinces those come first that draw soonest; draws of the house keep the order of their paces. */
function soonestFirst(games: readonly DeskGame[]): readonly DeskGame[] {
  const isPaced = games.every(({ code }) => rulesOf(code).draw === 'house');
  const closes = ({ issue }: DeskGame) =>
    issue === null ? Number.POSITIVE_INFINITY : Date.parse(issue.closesAt);
  return isPaced ? games : games.toSorted((a, b) => closes(a) - closes(b));
}

function GameTab({
  game,
  isChosen,
  onChoose,
}: {
  game: DeskGame;
  isChosen: boolean;
  onChoose: (code: string) => void;
}) {
  const language = useLanguage();
  const left = useSecondsLeft(game.issue?.closesAt);
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen]);
  return (
    <UnstyledButton
      ref={tab}
      className={classes.tab}
      aria-current={isChosen ? 'true' : undefined}
      disabled={!game.isOpen}
      onClick={() => onChoose(game.code)}
    >
      <span>{textIn(game.name, language)}</span>
      <small data-late={(game.issue !== null && left <= 10) || undefined}>
        <Figure>{game.issue === null ? '—' : clockText(left)}</Figure>
      </small>
    </UnstyledButton>
  );
}
