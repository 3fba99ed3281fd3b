import { calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { CaseTitle } from '../../parts/Case.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { MaintenanceForm } from '../catalogue/MaintenanceForm.tsx';
import { RestMark } from '../catalogue/RestMark.tsx';
import { VendorKeys } from './VendorKeys.tsx';
import type { OutsideVendor } from './VendorsPage.tsx';
import classes from './vendors.module.css';

const { officeOutsideVendors, officeSyncVendor } = calls.officeVendorDesk;
const { officeGames, officeVendors } = calls.officeCatalogue;

/** One vendor: whether it is open, what it said of its games, its keys. */
export function VendorPanel({ vendor }: { vendor: OutsideVendor }) {
  const { t } = useTranslation(['officeVendors', 'officeGames']);
  const [isRestShown, setRestShown] = useState(false);
  const language = useLanguage();
  const mayWrite = useMay('content.write');
  const said = vendor.sync;

  return (
    <Panel
      title={
        <CaseTitle>
          <bdi>{textIn(vendor.name, language)}</bdi>
          <bdi dir="ltr" className={classes.code}>
            {vendor.code}
          </bdi>
          {vendor.maintenance ? (
            <RestMark maintenance={vendor.maintenance} />
          ) : (
            <Mark tone="good">{t('open')}</Mark>
          )}
          {vendor.booksInDoubt > 0 ? <Mark tone="bad">{t('booksInDoubt')}</Mark> : null}
        </CaseTitle>
      }
      aside={
        <div className={classes.acts}>
          <Link
            to="/games"
            search={{
              page: 1,
              search: undefined,
              vendor: vendor.code,
              category: undefined,
              state: undefined,
            }}
            className={classes.link}
          >
            {t('games')}
          </Link>
          {mayWrite ? (
            <Button size="xs" variant="default" onClick={() => setRestShown(true)}>
              {t('officeGames:rest.title')}
            </Button>
          ) : null}
          {mayWrite && vendor.catalogueUrl !== null ? (
            <DoButton
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={16} />}
              call={officeSyncVendor}
              touches={[officeOutsideVendors, officeGames, officeVendors]}
              request={{ params: { code: vendor.code } }}
              done={({ sync: { games, problem }, changed }) => ({
                color: problem ? 'coral' : 'emerald',
                message: t(problem ? 'askedInVain' : changed ? 'askedChanged' : 'askedSame', {
                  count: games,
                }),
              })}
            >
              {t('askNow')}
            </DoButton>
          ) : null}
        </div>
      }
    >
      <Facts
        facts={[
          fact.figure(t('openGames'), vendor.openGames),
          fact.code(t('gameUrl'), vendor.gameUrl),
          vendor.catalogueUrl === null
            ? [t('catalogueUrl'), t('byHand')]
            : fact.code(t('catalogueUrl'), vendor.catalogueUrl),
          said !== null && fact.instant(t('answeredAt'), said.doneAt),
          said !== null && fact.figure(t('named'), said.games),
          typeof said?.problem === 'string' && [
            t('failedAt'),
            <span key="failed" className={classes.problem}>
              <Instant at={said.at} /> <bdi dir="ltr">{said.problem}</bdi>
            </span>,
          ],
        ]}
      />
      <VendorKeys vendor={vendor} />
      {isRestShown ? (
        <MaintenanceForm
          subject={{ kind: 'vendor', id: vendor.code }}
          current={vendor.maintenance}
          onClose={() => setRestShown(false)}
        />
      ) : null}
    </Panel>
  );
}
