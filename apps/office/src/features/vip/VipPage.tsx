import { type CallValue, calls, type LocalText, languageCodes } from '@ikka/contract';
import { formatNumber, languageOfWire } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ListSkeleton, Money } from '@ikka/ui';
import { Stack } from '@mantine/core';
import { Fragment } from 'react';
import { useRead } from '../../api/use-call.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EarlierVersion } from '../../parts/Versions.tsx';
import { useMay } from '../../session/use-session.ts';
import { LadderForm } from './LadderForm.tsx';
import type { Ladder } from './ladder-draft.ts';
import classes from './vip.module.css';

/** The VIP levels: those in force, how many members stand on each, and those before. */
export function VipPage() {
  const { t } = useTranslation('officeOffers');
  const query = useRead(calls.officeVip.officeVip, {});
  return (
    <>
      <PageHead title={t('vip.title')} hint={t('vip.hint')} />
      <Loaded query={query} skeleton={<ListSkeleton rows={5} height={120} />}>
        {(vip) => <Levels vip={vip} />}
      </Loaded>
    </>
  );
}

function Levels({ vip }: { vip: CallValue<typeof calls.officeVip.officeVip> }) {
  const { t } = useTranslation('officeOffers');
  const mayWrite = useMay('settings.write');
  const { current, earlier, currency, members } = vip;
  return (
    <Stack>
      <Panel title={t('vip.members')}>
        <dl className={classes.members}>
          {current.levels.map((level, rankLevel) => (
            <div key={level.turnover}>
              <dt>
                <Figure>VIP {rankLevel}</Figure>
              </dt>
              <dd>
                <Figure>
                  {formatNumber(members.find((one) => one.rankLevel === rankLevel)?.members ?? 0)}
                </Figure>
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes.note}>{t('vip.membersNote')}</p>
      </Panel>
      {mayWrite ? (
        <LadderForm current={current} currency={currency} />
      ) : (
        <LadderView ladder={current} currency={currency} />
      )}
      {earlier.length > 0 ? (
        <Panel title={t('versions')}>
          {earlier.map((ladder) => (
            <EarlierVersion
              key={ladder.version}
              name={t('version', { version: String(ladder.version + 1) })}
              publishedAt={ladder.publishedAt}
              publishedBy={ladder.publishedBy ?? t('vip.ofHouse')}
            >
              <LadderView ladder={ladder} currency={currency} />
            </EarlierVersion>
          ))}
        </Panel>
      ) : null}
    </Stack>
  );
}

function LadderView({ ladder, currency }: { ladder: Ladder; currency: string }) {
  return (
    <ol className={classes.levels} start={0}>
      {ladder.levels.map(({ title, turnover, benefits }) => (
        <li key={turnover}>
          <Words text={title} /> · <Money amount={turnover} currency={currency} />
          <ul>
            {benefits.map((benefit) => (
              <li key={Object.values(benefit).join()}>
                <Words text={benefit} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** A text in every language of the site, one after another. */
function Words({ text }: { text: LocalText }) {
  return languageCodes.map((code, at) => (
    <Fragment key={code}>
      {at === 0 ? null : ' · '}
      <bdi lang={languageOfWire(code)}>{text[code]}</bdi>
    </Fragment>
  ));
}
