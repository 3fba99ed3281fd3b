import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Group, Select } from '@mantine/core';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { Protection } from './protection.ts';

const { officeProtection, officeExclude, officeLiftExclusion } = calls.officeProtection;
const touched = [officeProtection];
const lengths = ['1', '7', '30', '90', '180', '365', 'forGood'] as const;

interface ExclusionPanelProps {
  memberId: string;
  exclusion: Protection['exclusion'];
  mayWrite: boolean;
}

/** Whether the member is excluded, by whom and until when; an operator excludes, and lifts what operators set. */
export function ExclusionPanel({ memberId, exclusion, mayWrite }: ExclusionPanelProps) {
  const { t } = useTranslation(['officeLimits', 'protection']);
  return (
    <Panel title={t('exclusion')}>
      {exclusion === null ? (
        t('notExcluded')
      ) : (
        <Facts
          facts={[
            [t('by'), t(`kind.${exclusion.kind}`)],
            fact.instant(t('since'), exclusion.from),
            [
              t('until'),
              exclusion.until === null ? (
                t('protection:break.for.forGood')
              ) : (
                <Instant key="until" at={exclusion.until} />
              ),
            ],
            exclusion.reason !== null && fact.name(t('reason'), exclusion.reason),
          ]}
        />
      )}
      {mayWrite ? (
        <Group mt="md" gap="sm">
          <ActButton
            variant="default"
            c="var(--ikka-money-out)"
            call={officeExclude}
            touches={touched}
            start={{ length: '30' as (typeof lengths)[number] }}
            request={({ length, reason }) => ({
              params: { id: memberId },
              body: { days: length === 'forGood' ? null : Number(length), reason },
            })}
            title={t('exclude')}
            text={t('excludeText')}
            action={t('excludeAction')}
            isGrave
            done={t('excluded')}
            fields={(form) => (
              <Select {...form.choice('length', lengths, (one) => t(`lengths.${one}`))} label={t('length')} />
            )}
          >
            {t(exclusion ? 'excludeLonger' : 'exclude')}
          </ActButton>
          {exclusion?.kind === 'operator' ? (
            <ActButton
              variant="default"
              call={officeLiftExclusion}
              touches={touched}
              request={({ reason }) => ({ params: { id: memberId }, query: { reason } })}
              title={t('lift')}
              text={t('liftText')}
              action={t('liftAction')}
              done={t('lifted')}
            >
              {t('lift')}
            </ActButton>
          ) : null}
        </Group>
      ) : null}
    </Panel>
  );
}
