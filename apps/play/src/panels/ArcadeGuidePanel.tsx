import { payoutAt } from '@ikka/game-kit';
import { formatPercent, textIn } from '@ikka/i18n';
import { useGameTexts, useLanguage, useTranslation } from '@ikka/i18n/react';
import type { ArcadeGuide, Prize } from '@ikka/stage-kit';
import { Figure, ModalShell } from '@ikka/ui';
import { multiplierText } from '../arcade/Odds.tsx';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import own from './ArcadeGuidePanel.module.css';
import classes from './panels.module.css';

/** What the present choice can win at the present stake, the figures of the game and every rule. */
export function ArcadeGuidePanel({ guide, onClose }: { guide: ArcadeGuide; onClose: () => void }) {
  const { t } = useTranslation(['arcade', 'play']);
  const language = useLanguage();
  const { stake, choice, server } = usePlaySnapshot();
  const { least, greatest } = guide.rtp;
  const { say } = useGameTexts(guide.texts);
  const prizes = choice ? guide.prizes(choice) : [];
  const hasNames = prizes.some(({ name }) => name !== undefined);
  /** What a prize multiplies: a stake beside the main one has its own. */
  const stakeOf = ({ of }: Prize) => (of === undefined ? stake : BigInt(String(choice?.[of] ?? '0')));
  return (
    <ModalShell
      opened
      onClose={onClose}
      size={680}
      title={t('guide.title')}
      subtitle={
        <>
          {textIn(server.game.name, language)} · <Amount value={stake} />
        </>
      }
    >
      <h3 className={classes.heading}>
        {t(guide.steps?.greatest === undefined ? 'guide.yours' : 'guide.firstStep')}
      </h3>
      <table className={own.prizes}>
        <thead>
          <tr>
            {hasNames ? <th scope="col">{t('guide.result')}</th> : null}
            <th scope="col">{t('multiplier')}</th>
            <th scope="col">{t(prizes.length > 1 ? 'itsChance' : 'chance')}</th>
            <th scope="col">{t('guide.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize) => (
            <tr key={`${prize.name ?? ''} ${prize.multiplier}`}>
              {hasNames ? <td>{say(`prize.${prize.name}`)}</td> : null}
              <td>
                <Figure>{multiplierText(prize.multiplier)}</Figure>
              </td>
              <td>
                <Figure>{formatPercent(prize.chance, 4)}</Figure>
              </td>
              <td>
                <Amount value={payoutAt(stakeOf(prize), prize.multiplier)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={classes.heading}>{t('guide.figures')}</h3>
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{t('guide.rtp')}</dt>
          <dd>
            <Figure>
              {least === greatest
                ? formatPercent(least)
                : `${formatPercent(least)} – ${formatPercent(greatest)}`}
            </Figure>
            <small>{t('guide.rtpHint')}</small>
          </dd>
        </div>
      </dl>
      <Rules guide={guide} />
      <p className={classes.hint}>{t('play:paytable.version', { version: server.game.version })}</p>
    </ModalShell>
  );
}

/** The rules and the controls, in the words of the game. */
function Rules({ guide }: { guide: ArcadeGuide }) {
  const { t: page } = useTranslation('arcade');
  const { list } = useGameTexts(guide.texts);
  return (
    <>
      <h3 className={classes.heading}>{page('guide.rules')}</h3>
      <ol className={classes.rules}>
        {list('rules').map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h3 className={classes.heading}>{page('guide.controls')}</h3>
      <ul className={classes.rules}>
        {list('controls').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
