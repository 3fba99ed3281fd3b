import { formatNumber, formatPercent, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import type { AtlasCut, LineSlotGuide } from '@ikka/stage-kit';
import { Figure, ModalShell } from '@ikka/ui';
import type { ReactNode } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { LineDrawing } from './LineDrawing.tsx';
import classes from './panels.module.css';

const runs = [5, 4, 3] as const;
type Key = { readonly name: string; readonly pays: { readonly [Run in 3 | 4 | 5]: number } };

/** What pays what at the present stake, the lines, the figures of the game and every rule. */
export function PaytablePanel({ guide, onClose }: { guide: LineSlotGuide; onClose: () => void }) {
  const { t } = useTranslation(['play', guide.texts]);
  const language = useLanguage();
  const { stake, server } = usePlaySnapshot();
  const coin = stake / BigInt(guide.coinsPerStake);
  const name = (symbol: string) => t(`karakoram:symbol.${symbol as 'A'}`);
  const fills = { spins: guide.freeSpins, coins: guide.coinsPerStake, lines: guide.lines.length };
  const words = { ...fills, multiplier: guide.multiplier };
  const rules = t('karakoram:rules', { returnObjects: true, ...words }) as string[];
  const controls = t('karakoram:controls', { returnObjects: true }) as string[];
  return (
    <ModalShell
      opened
      onClose={onClose}
      size={860}
      title={t('paytable.title')}
      subtitle={
        <>
          {textIn(server.game.name, language)} · <Amount value={stake} />
        </>
      }
    >
      <div className={classes.special}>
        <SpecialCard cut={guide.picture(guide.wild, language)} title={name(guide.wild)}>
          <p>{t('karakoram:wild')}</p>
        </SpecialCard>
        <SpecialCard cut={guide.picture(guide.scatter, language)} title={name(guide.scatter)}>
          <p>{t('karakoram:scatter', words)}</p>
          <Pays symbol={{ name: name(guide.scatter), pays: guide.scatterPays }} unit={stake} />
        </SpecialCard>
      </div>
      <ul className={classes.symbols}>
        {guide.pays.map(({ symbol, pays }) => (
          <li key={symbol} className={classes.symbol}>
            <Picture cut={guide.picture(symbol, language)} size={64} />
            <div>
              <strong>{name(symbol)}</strong>
              <Pays symbol={{ name: name(symbol), pays }} unit={coin} />
            </div>
          </li>
        ))}
      </ul>
      <h3 className={classes.heading}>{t('paytable.facts')}</h3>
      <dl className={classes.facts}>
        <Fact name={t('paytable.rtp')} hint={t('paytable.rtpHint')}>
          {formatPercent(guide.rtp)}
        </Fact>
        <Fact
          name={t('paytable.volatility')}
          hint={t('paytable.volatilityHint', { index: formatNumber(guide.volatilityIndex, 2) })}
        >
          {t('paytable.volatilityLevel')}
        </Fact>
        <Fact name={t('paytable.hit')} hint={t('paytable.hitHint')}>
          {formatPercent(guide.hitFrequency, 1)}
        </Fact>
        <Fact
          name={t('paytable.feature')}
          hint={t('paytable.featureHint', { spins: Math.round(1 / guide.featureFrequency) })}
        >
          {formatPercent(guide.featureFrequency)}
        </Fact>
      </dl>
      <h3 className={classes.heading}>{t('paytable.lines', { count: guide.lines.length })}</h3>
      <ol className={classes.lines} dir="ltr">
        {guide.lines.map((rows, index) => (
          <LineDrawing key={rows.join('')} number={index + 1} rows={rows} />
        ))}
      </ol>
      <h3 className={classes.heading}>{t('paytable.rules')}</h3>
      <ol className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h3 className={classes.heading}>{t('paytable.controlsTitle')}</h3>
      <ul className={classes.rules}>
        {controls.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={classes.hint}>{t('paytable.version', { version: server.game.version })}</p>
    </ModalShell>
  );
}

function Picture({ cut, size }: { cut: AtlasCut; size: number }) {
  const scale = size / cut.size;
  return (
    <span
      aria-hidden="true"
      className={classes.picture}
      style={{
        inlineSize: size,
        blockSize: size,
        backgroundImage: `url(${cut.url})`,
        backgroundSize: `${cut.sheetWidth * scale}px ${cut.sheetHeight * scale}px`,
        backgroundPosition: `${-cut.x * scale}px ${-cut.y * scale}px`,
      }}
    />
  );
}

function Pays({ symbol, unit }: { symbol: Key; unit: bigint }) {
  return (
    <table className={classes.pays} aria-label={symbol.name}>
      <tbody>
        {runs.map((run) => (
          <tr key={run}>
            <th scope="row">
              <Figure>{run}×</Figure>
            </th>
            <td>
              <Amount value={unit * BigInt(symbol.pays[run])} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SpecialCard({ cut, title, children }: { cut: AtlasCut; title: string; children: ReactNode }) {
  return (
    <section className={classes.specialCard}>
      <Picture cut={cut} size={92} />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </section>
  );
}

function Fact({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        <Figure>{children}</Figure>
        <small>{hint}</small>
      </dd>
    </div>
  );
}
