import { calls, type ResourceType, resourceLimits, resourceTypes } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { hasProblems } from '../../parts/form/draft-problems.ts';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import classes from '../banners/banners.module.css';
import { PictureField } from '../banners/PictureField.tsx';
import { draftOf, emptyDraft, hasCode, isLogo, type LinkRow, problemsOf, wishOf } from './link-draft.ts';

const { officeResources, officeSaveResource } = calls.officeContent;

/** Makes something that the site refers to, or changes it. `current` is what the server has now. */
export function LinkForm({
  id,
  type,
  current,
  onClose,
}: {
  id: string;
  type: ResourceType;
  current: LinkRow | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['contentOffice', 'office']);
  const cache = useQueryClient();
  const save = useAct(officeSaveResource, [officeResources]);
  const state = useDraft(current, {
    read: (from) => (from ? draftOf(from) : emptyDraft(type)),
    editionOf: (from) => from?.version,
  });
  const { base, draft, change } = state;
  const problems = state.asked ? problemsOf(draft) : {};
  const problemOf = (field: 'url' | 'qrCodeUrl' | 'picture') => {
    const problem = problems[field];
    return problem ? t(`problem.${problem}`) : null;
  };
  const fieldOf = (field: 'url' | 'qrCodeUrl') => ({
    value: draft[field],
    error: problemOf(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    state.ask();
    if (save.isPending || hasProblems(problemsOf(draft))) return;
    save.mutate(wishOf(draft, id, base?.version ?? 0), {
      onSuccess: () => {
        notifications.show({ color: 'emerald', message: t('saved') });
        onClose();
      },
      // It may have been saved all the same, when only the answer was lost.
      onError: () => void cache.invalidateQueries({ queryKey: callKey(officeResources) }),
    });
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t(base ? 'link.change' : 'link.add')}
      mustAnswer={save.isPending || state.isTouched}
      size={720}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Overtaken by={current?.version} draft={state} />
          <Select
            label={t('link.typeLabel')}
            value={draft.resourceType}
            disabled={base !== null}
            data={resourceTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            allowDeselect={false}
            onChange={(next) =>
              change({ resourceType: resourceTypes.find((one) => one === next) ?? draft.resourceType })
            }
          />
          <div className={classes.fields}>
            <LocalTextInput
              field={{
                label: t('link.label'),
                value: draft.label,
                errors: errorsOf(problems.label, (problem) => t(`problem.${problem}`)),
                onChange: (label) => change({ label }),
              }}
              maxLength={resourceLimits.labelMax}
            />
            <TextInput
              {...fieldOf('url')}
              label={t('link.url')}
              description={t('link.contactHint')}
              dir="ltr"
              maxLength={500}
            />
            {hasCode(draft.resourceType) ? (
              <TextInput
                {...fieldOf('qrCodeUrl')}
                label={t('link.code')}
                description={t('link.codeHint')}
                dir="ltr"
                maxLength={500}
              />
            ) : null}
          </div>
          {isLogo(draft.resourceType) ? (
            <PictureField
              label={t('link.logo')}
              hint={t('link.logoHint')}
              picture={draft.picture}
              error={problemOf('picture')}
              onPicture={(picture) => change({ picture })}
            />
          ) : null}
          <Switch
            label={t('isShown')}
            checked={draft.isShown}
            onChange={(event) => change({ isShown: event.currentTarget.checked })}
          />
          <Failure failure={save.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {t('office:notices.discard')}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={state.isOvertaken}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
