import { calls, vipLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { formFields } from '../../parts/form/form-fields.ts';
import { LeaveGuard } from '../../parts/form/LeaveGuard.tsx';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Panel } from '../../parts/Panel.tsx';
import { LevelFields } from './LevelFields.tsx';
import {
  draftsOf,
  emptyLevel,
  type Ladder,
  type LevelDraft,
  type LevelProblems,
  problemsOf,
  wishOf,
} from './ladder-draft.ts';

const { officeVip, officePublishVip } = calls.officeVip;

interface LadderDraft {
  readonly levels: readonly LevelDraft[];
}

/** Edits the levels and publishes them as a new version, once the operator has confirmed what that means. */
export function LadderForm({ current, currency }: { current: Ladder; currency: string }) {
  const { t } = useTranslation('officeOffers');
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm<typeof officePublishVip, LadderDraft, Ladder, readonly LevelProblems[]>({
    call: officePublishVip,
    touches: [officeVip],
    current,
    read: (from) => ({ levels: draftsOf(from ?? current) }),
    editionOf: (from) => from?.version,
    request: ({ levels }, base) => wishOf(levels, (base ?? current).version),
    judge: {
      problems: ({ levels }) => {
        const problems = problemsOf(levels);
        return problems.every((level) => Object.keys(level).length === 0) ? {} : { levels: problems };
      },
      // Each level says by itself what stands in its way.
      say: () => '',
    },
    done: (made, base) => t(made.version === base?.version ? 'unchanged' : 'published'),
    onDone: (made, draft) => {
      draft.begin(made);
      setConfirming(false);
    },
  });
  const { levels } = form.draft;
  const least = (form.base ?? current).levels.length;
  const setLevels = (next: readonly LevelDraft[]) => form.change({ levels: next });

  return (
    <>
      <form onSubmit={form.look(() => setConfirming(true))} noValidate>
        <LeaveGuard isOn={form.isTouched} />
        <Stack>
          <Overtaken by={current.version + 1} draft={form} />
          {levels.map((level, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place, and none is ever moved or removed
            <Panel key={index} title={<bdi dir="ltr">VIP {index}</bdi>}>
              <LevelFields
                form={formFields({
                  draft: level,
                  problems: form.problems.levels?.[index] ?? {},
                  change: (part) =>
                    setLevels(levels.map((one, at) => (at === index ? { ...one, ...part } : one))),
                  say: (problem) => t(`vip.problem.${problem}`),
                })}
                currency={currency}
                isFirst={index === 0}
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
              {levels.length > least ? (
                <Button variant="subtle" onClick={() => setLevels(levels.slice(0, -1))}>
                  {t('vip.drop')}
                </Button>
              ) : null}
            </Group>
            <Button type="submit" disabled={form.isOvertaken || !form.isTouched}>
              {t('publish')}
            </Button>
          </Group>
        </Stack>
      </form>
      <FormDialog
        form={form}
        isStep
        opened={isConfirming}
        title={t('vip.confirmTitle')}
        action={t('publish')}
        cancel={t('back')}
        onClose={() => setConfirming(false)}
      >
        <Text>{t('vip.confirmText')}</Text>
      </FormDialog>
    </>
  );
}
