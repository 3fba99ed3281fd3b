import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconBuildingBank, IconHeartHandshake, IconHistory, IconLifebuoy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayers } from '../../parts/address/use-layers.ts';
import { ExclusionNote } from '../../parts/protection/ExclusionNote.tsx';
import { protectionQuery } from '../../parts/protection/protection-query.ts';
import classes from './ClosedHome.module.css';

const ways = [
  { page: 'withdraw', icon: IconBuildingBank },
  { page: 'transactionHistory', icon: IconHistory },
  { page: 'responsibleGaming', icon: IconHeartHandshake },
] as const;

/** The home page of who is excluded from play: until when, and what is open to him meanwhile. No game and no offer stands on it. */
export function ClosedHome() {
  const { t } = useTranslation('protection');
  const { openCentre } = useLayers();
  const exclusion = useQuery(protectionQuery).data?.exclusion;
  return (
    <div className={`page ${classes.page}`}>
      <h1 className={classes.title}>{t('closedHome.title')}</h1>
      {exclusion ? <ExclusionNote exclusion={exclusion} /> : null}
      <p className={classes.lead}>{t('closedHome.lead')}</p>
      <ul className={classes.ways}>
        {ways.map(({ page, icon: Icon }) => (
          <li key={page} className={classes.way}>
            <Icon size={26} stroke={1.6} />
            <p>{t(`closedHome.${page}.hint`)}</p>
            <Button
              variant={page === 'withdraw' ? 'filled' : 'default'}
              onClick={() => openCentre(page)}
              className={classes.go ?? ''}
            >
              {t(`closedHome.${page}.go`)}
            </Button>
          </li>
        ))}
        <li className={classes.way}>
          <IconLifebuoy size={26} stroke={1.6} />
          <p>{t('closedHome.help.hint')}</p>
          <Button variant="default" component={Link} to="/help" className={classes.go ?? ''}>
            {t('closedHome.help.go')}
          </Button>
        </li>
      </ul>
    </div>
  );
}
