import { useTranslation } from '@ikka/i18n/react';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Mark, MarkReasons } from '../../parts/Badges.tsx';
import { Deeds } from '../../parts/Case.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { ImposeBan, LiftBan } from './BanDialogs.tsx';
import classes from './card-cases.module.css';
import type { CardCase, PlayBan } from './case-words.ts';
import { useBanWords } from './use-ban-words.ts';

/** Bans of a case's members, and another one for either. */
export function MemberBans({ found: { members, bans } }: { found: CardCase }) {
  const { t } = useTranslation('officeIntegrity');
  const mayWrite = useMay('integrity.write');
  const words = useBanWords();
  const [lifting, setLifting] = useState<PlayBan | null>(null);
  return (
    <Panel title={t('bans.ofThese')}>
      <div className={classes.bans}>
        {bans.length === 0 ? <Text c="dimmed">{t('bans.noneOfThese')}</Text> : null}
        <MarkReasons>
          {bans.map((ban) => (
            <li key={ban.id}>
              <span className={classes.members}>
                <bdi>{ban.account}</bdi>
                <Mark tone={words.isOn(ban) ? 'bad' : 'good'}>{words.state(ban)}</Mark>
              </span>
              <span>
                {words.length(ban)} · <Instant at={ban.imposedAt} />
              </span>
              <span dir="auto" className={classes.words}>
                {words.reason(ban)}
              </span>
              {mayWrite && words.isOn(ban) ? (
                <Button size="compact-sm" variant="default" onClick={() => setLifting(ban)}>
                  {t('bans.lift')}
                </Button>
              ) : null}
            </li>
          ))}
        </MarkReasons>
        {mayWrite ? (
          <Deeds>
            {members.map((member) => (
              <ImposeBan key={member.memberId} member={member} />
            ))}
          </Deeds>
        ) : null}
      </div>
      <LiftBan ban={lifting} onClose={() => setLifting(null)} />
    </Panel>
  );
}
