import { type AnnouncementType, type Call, type CallRequest, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { PublishedWords } from '../../parts/form/PublishedWords.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { NoticeFields, useNoticeProblem } from './NoticeFields.tsx';
import {
  decisionsOf,
  draftOf,
  emptyDraft,
  type Notice,
  type NoticeDraft,
  type NoticeProblem,
  problemsOf,
} from './notice-draft.ts';

const { officeNotices, officePublishNotice, officeChangeNotice, officePreviewNotice } = calls.office;
type Sent = CallRequest<typeof officePublishNotice> | CallRequest<typeof officeChangeNotice>;

/**
 * Writes a notice or changes one, shows it as the server will let visitors read it, and publishes it once that was
 * confirmed. `current` is what the server has now; `id` is made for each that is begun, so that a press repeated over a bad
 * line publishes once.
 */
export function NoticeForm({
  id,
  current,
  types,
  defaultType,
  onClose,
}: {
  id: string;
  current: Notice | null;
  types: readonly AnnouncementType[];
  defaultType: AnnouncementType;
  onClose: () => void;
}) {
  const { t } = useTranslation(['office', 'contentOffice']);
  const preview = useAct(officePreviewNotice, []);
  const [isKnown, setKnown] = useState(current !== null);
  if (current !== null && !isKnown) setKnown(true);
  const form = useForm<Call, NoticeDraft, Notice, NoticeProblem>({
    call: isKnown ? officeChangeNotice : officePublishNotice,
    touches: [officeNotices],
    current,
    read: (from) => (from ? draftOf(from) : emptyDraft(defaultType)),
    editionOf: (from) => from?.version,
    request: (draft, base): Sent =>
      base === null
        ? { body: { id, ...decisionsOf(draft) } }
        : { params: { id }, body: { version: base.version, ...decisionsOf(draft) } },
    judge: { problems: (draft) => problemsOf(draft, new Date()), say: useNoticeProblem() },
    done: (made, base) => {
      if (base !== null) return t('contentOffice:saved');
      return t((made as Notice).state === 'scheduled' ? 'notices.scheduled' : 'notices.published');
    },
    onDone: onClose,
  });
  const { base, draft } = form;
  const shown = preview.data?.html;

  return (
    <FormDialog
      form={{ ...form, isBusy: form.isBusy || preview.isPending }}
      title={t(shown ? 'notices.previewTitle' : base ? 'contentOffice:notice.change' : 'notices.write')}
      size={1040}
      by={current?.version}
      onTheirs={preview.reset}
      onSubmit={shown ? form.submit : form.look(() => preview.mutate({ body: { html: draft.html } }))}
      action={t(shown ? 'notices.publish' : 'notices.preview')}
      cancel={t(shown ? 'notices.back' : 'notices.discard')}
      onCancel={shown ? preview.reset : onClose}
      onClose={onClose}
    >
      {shown ? (
        <>
          <Text>
            {t(
              base
                ? 'contentOffice:notice.previewChange'
                : draft.from
                  ? 'notices.previewLater'
                  : 'notices.previewNow',
            )}
          </Text>
          <PublishedWords title={draft.title} html={shown} areShort />
        </>
      ) : (
        <NoticeFields form={form} types={types} hasBegun={base !== null && base.state !== 'scheduled'} />
      )}
      <Failure failure={preview.error} />
    </FormDialog>
  );
}
