import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Overtaken } from '../../parts/Overtaken.tsx';
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
  /** What the operator began from; somebody else may publish meanwhile. */
  const [base, setBase] = useState(row);
  const [draft, setDraft] = useState(() => (row ? draftOf(row) : emptyDraft));
  const [asked, setAsked] = useState(false);
  const preview = useAct(officePreviewPromotion, []);
  const publish = useAct(officePublishPromotion, [
    officePromotions,
    officePromotionVersions,
    calls.office.officeAudit,
  ]);
  const isTouched = JSON.stringify(draft) !== JSON.stringify(base ? draftOf(base) : emptyDraft);
  const isOvertaken = (row?.version ?? 0) !== (base?.version ?? 0);
  const problems = problemsOf(draft, base === null ? taken : null, new Date());
  const wish = wishOf(draft, base);
  const takeOver = (next: PromotionRow) => {
    setBase(next);
    setDraft(draftOf(next));
    setAsked(false);
  };

  function look(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(problems).length > 0 || preview.isPending) return;
    publish.reset();
    preview.mutate({ body: { html: wish.body.html, terms: wish.body.terms } });
  }

  function confirm() {
    if (publish.isPending) return;
    publish.mutate(wish, {
      onSuccess: (made) => {
        const message = t(made.version === base?.version ? 'unchanged' : 'published');
        notifications.show({ color: 'emerald', message });
        takeOver(made);
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
      <LeaveGuard isOn={isTouched} />
      <Stack>
        {isOvertaken && row ? (
          <Overtaken version={row.version} onTheirs={() => takeOver(row)} onMine={() => setBase(row)} />
        ) : null}
        <Alert color="gold" title={t('promotions.termsGuideTitle')}>
          {t('promotions.termsGuide')}
        </Alert>
        <PromotionFields
          draft={draft}
          isNew={base === null}
          problems={asked ? problems : {}}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <Failure failure={preview.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={preview.isPending} disabled={isOvertaken}>
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
            <Button onClick={confirm} loading={publish.isPending} disabled={isOvertaken}>
              {t('publish')}
            </Button>
          </Group>
        </Stack>
      </ModalShell>
    </form>
  );
}
