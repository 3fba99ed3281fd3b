import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { hasProblems } from '../../parts/form/draft-problems.ts';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { useMay } from '../../session/use-session.ts';
import { LeaveGuard } from '../help/LeaveGuard.tsx';
import { PromotionFields } from './PromotionFields.tsx';
import { PromotionWords } from './PromotionWords.tsx';
import { draftOf, emptyDraft, type PromotionRow, problemsOf, wishOf } from './promotion-draft.ts';

const { officePromotions, officePromotionVersions, officePreviewPromotion, officePublishPromotion } =
  calls.officePromotions;

/** Writes a promotion, shows it as the server will let visitors read it, and publishes it once that was confirmed. */
export function PromotionForm({
  row,
  taken,
  onPublished,
}: {
  row: PromotionRow | null;
  taken: readonly string[];
  onPublished: (id: string) => void;
}) {
  const { t } = useTranslation('officeOffers');
  const mayWrite = useMay('content.write');
  const cache = useQueryClient();
  const state = useDraft(row, {
    read: (from) => (from ? draftOf(from) : emptyDraft),
    editionOf: (from) => from?.version,
  });
  const { base, draft } = state;
  const preview = useAct(officePreviewPromotion, []);
  const publish = useAct(officePublishPromotion, [officePromotions, officePromotionVersions]);
  const problems = problemsOf(draft, base === null ? taken : null, new Date());
  const wish = wishOf(draft, base);

  function look(event: FormEvent) {
    event.preventDefault();
    state.ask();
    if (hasProblems(problems) || preview.isPending) return;
    publish.reset();
    preview.mutate({ body: { html: wish.body.html, terms: wish.body.terms } });
  }

  function confirm() {
    if (publish.isPending) return;
    publish.mutate(wish, {
      onSuccess: (made) => {
        const message = t(made.version === base?.version ? 'unchanged' : 'published');
        notifications.show({ color: 'emerald', message });
        state.begin(made);
        preview.reset();
        if (row === null) onPublished(made.id);
      },
      // It may have been published all the same, when only the answer was lost.
      onError: () => void cache.invalidateQueries({ queryKey: callKey(officePromotions) }),
    });
  }

  if (!mayWrite) return row ? <PromotionWords words={row} /> : null;
  return (
    <form onSubmit={look} noValidate>
      <LeaveGuard isOn={state.isTouched} />
      <Stack>
        <Overtaken by={row?.version} draft={state} />
        <Alert color="gold" title={t('promotions.termsGuideTitle')}>
          {t('promotions.termsGuide')}
        </Alert>
        <PromotionFields
          draft={draft}
          isNew={base === null}
          problems={state.asked ? problems : {}}
          onChange={state.change}
        />
        <Failure failure={preview.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={preview.isPending} disabled={state.isOvertaken}>
            {t('preview')}
          </Button>
        </Group>
      </Stack>
      <ModalShell
        opened={preview.isSuccess}
        onClose={preview.reset}
        title={t('promotions.previewTitle')}
        mustAnswer={publish.isPending}
        size={980}
      >
        <Stack>
          <Text>{t('promotions.previewText')}</Text>
          {preview.data ? <PromotionWords words={{ ...wish.body, ...preview.data }} /> : null}
          <Failure failure={publish.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={preview.reset} disabled={publish.isPending}>
              {t('back')}
            </Button>
            <Button onClick={confirm} loading={publish.isPending} disabled={state.isOvertaken}>
              {t('publish')}
            </Button>
          </Group>
        </Stack>
      </ModalShell>
    </form>
  );
}
