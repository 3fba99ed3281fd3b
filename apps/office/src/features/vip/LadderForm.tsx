import { calls, vipLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { Panel } from '../../parts/Panel.tsx';
import { LeaveGuard } from '../help/LeaveGuard.tsx';
import { LevelFields } from './LevelFields.tsx';
import { draftsOf, emptyLevel, type Ladder, type LevelDraft, problemsOf, wishOf } from './ladder-draft.ts';

const { officeVip, officePublishVip } = calls.officeVip;

interface LadderDraft {
  readonly levels: readonly LevelDraft[];
}

/** Edits the levels and publishes them as a new version, once the operator has confirmed what that means. */
export function LadderForm({ current, currency }: { current: Ladder; currency: string }) {
  const { t } = useTranslation('officeOffers');
  const cache = useQueryClient();
  const state = useDraft<Ladder, LadderDraft>(current, {
    read: (from) => ({ levels: draftsOf(from ?? current) }),
    editionOf: (from) => from?.version,
  });
  const base = state.base ?? current;
  const { levels } = state.draft;
  const setLevels = (next: readonly LevelDraft[]) => state.change({ levels: next });
  const [isConfirming, setConfirming] = useState(false);
  const publish = useAct(officePublishVip, [officeVip]);
  const { isTouched, isOvertaken } = state;
  const problems = problemsOf(levels);
  const isWhole = problems.every((level) => Object.keys(level).length === 0);
  const change = (at: number, part: Partial<LevelDraft>) =>
    setLevels(levels.map((level, index) => (index === at ? { ...level, ...part } : level)));

  function look(event: FormEvent) {
    event.preventDefault();
    state.ask();
    if (!isWhole) return;
    publish.reset();
    setConfirming(true);
  }

  function confirm() {
    if (publish.isPending) return;
    publish.mutate(wishOf(levels, base.version), {
      onSuccess: (made) => {
        const message = t(made.version === base.version ? 'unchanged' : 'published');
        notifications.show({ color: 'emerald', message });
        state.begin(made);
        setConfirming(false);
      },
      // It may have been published all the same, when only the answer was lost.
      onError: () => void cache.invalidateQueries({ queryKey: callKey(officeVip) }),
    });
  }

  return (
    <form onSubmit={look} noValidate>
      <LeaveGuard isOn={isTouched} />
      <Stack>
        <Overtaken by={current.version + 1} draft={state} />
        {levels.map((level, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place, and none is ever moved or removed
          <Panel key={index} title={<bdi dir="ltr">VIP {index}</bdi>}>
            <LevelFields
              level={level}
              currency={currency}
              isFirst={index === 0}
              problems={state.asked ? (problems[index] ?? {}) : {}}
              onChange={(part) => change(index, part)}
            />
          </Panel>
        ))}
        <Group justify="space-between">
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus size={17} />}
              disabled={levels.length >= vipLimits.levelsMax}
              onClick={() => setLevels([...levels, emptyLevel])}
            >
              {t('vip.add')}
            </Button>
            {levels.length > base.levels.length ? (
              <Button variant="subtle" onClick={() => setLevels(levels.slice(0, -1))}>
                {t('vip.drop')}
              </Button>
            ) : null}
          </Group>
          <Button type="submit" disabled={isOvertaken || !isTouched}>
            {t('publish')}
          </Button>
        </Group>
      </Stack>
      <ModalShell
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('vip.confirmTitle')}
        mustAnswer={publish.isPending}
      >
        <Stack>
          <Text>{t('vip.confirmText')}</Text>
          <Failure failure={publish.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setConfirming(false)} disabled={publish.isPending}>
              {t('back')}
            </Button>
            <Button onClick={confirm} loading={publish.isPending} disabled={isOvertaken}>
              {t('publish')}
            </Button>
          </Group>
        </Stack>
      </ModalShell>
    </form>
  );
}
