import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Stack, Text } from '@mantine/core';
import { useAct } from '../../api/use-call.ts';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { FormFoot } from '../../parts/form/FormFoot.tsx';
import { LeaveGuard } from '../../parts/form/LeaveGuard.tsx';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { useMay } from '../../session/use-session.ts';
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
  const preview = useAct(officePreviewPromotion, []);
  const form = useForm({
    call: officePublishPromotion,
    touches: [officePromotions, officePromotionVersions],
    current: row,
    read: (from) => (from ? draftOf(from) : emptyDraft),
    editionOf: (from) => from?.version,
    request: wishOf,
    judge: {
      problems: (draft, base) => problemsOf(draft, base === null ? taken : null, new Date()),
      say: (problem) => t(`promotions.problem.${problem}`),
    },
    done: (made, base) => t(made.version === base?.version ? 'unchanged' : 'published'),
    onDone: (made, draft) => {
      draft.begin(made);
      preview.reset();
      if (row === null) onPublished(made.id);
    },
  });
  const { base, draft } = form;

  if (!mayWrite) return row ? <PromotionWords words={row} /> : null;
  return (
    <>
      <form
        onSubmit={form.look(() => preview.mutate({ body: { html: draft.html, terms: draft.terms } }))}
        noValidate
      >
        <LeaveGuard isOn={form.isTouched} />
        <Stack>
          <Overtaken by={row?.version} draft={form} />
          <Alert color="gold" title={t('promotions.termsGuideTitle')}>
            {t('promotions.termsGuide')}
          </Alert>
          <PromotionFields form={form} isNew={base === null} />
          <FormFoot
            form={{ ...form, isBusy: preview.isPending, failure: preview.error }}
            action={t('preview')}
          />
        </Stack>
      </form>
      <FormDialog
        form={form}
        isStep
        opened={preview.isSuccess}
        title={t('promotions.previewTitle')}
        size={980}
        action={t('publish')}
        cancel={t('back')}
        onClose={preview.reset}
      >
        <Text>{t('promotions.previewText')}</Text>
        {preview.data ? <PromotionWords words={{ ...wishOf(draft, base).body, ...preview.data }} /> : null}
      </FormDialog>
    </>
  );
}
