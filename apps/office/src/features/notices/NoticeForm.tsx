import { type AnnouncementType, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { hasProblems } from '../../parts/form/draft-problems.ts';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { NoticeFields } from './NoticeFields.tsx';
import { NoticeWords } from './NoticeWords.tsx';
import { decisionsOf, draftOf, emptyDraft, type Notice, problemsOf } from './notice-draft.ts';

const { officeNotices, officePublishNotice, officeChangeNotice, officePreviewNotice } = calls.office;

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
  const cache = useQueryClient();
  const publish = useAct(officePublishNotice, [officeNotices]);
  const alter = useAct(officeChangeNotice, [officeNotices]);
  const preview = useAct(officePreviewNotice, []);
  const state = useDraft(current, {
    read: (from) => (from ? draftOf(from) : emptyDraft(defaultType)),
    editionOf: (from) => from?.version,
  });
  const { base, draft } = state;
  const hasBegun = base !== null && base.state !== 'scheduled';
  const isBusy = publish.isPending || alter.isPending;
  const problems = problemsOf(draft, new Date());
  const shown = preview.data?.html;

  function submit(event: FormEvent) {
    event.preventDefault();
    state.ask();
    if (hasProblems(problems) || preview.isPending || isBusy) return;
    const decisions = decisionsOf(draft);
    if (shown === undefined) {
      publish.reset();
      alter.reset();
      preview.mutate({ body: { html: decisions.text } });
      return;
    }
    const whenDone = {
      onSuccess: ({ state }: Notice) => {
        const said = state === 'scheduled' ? t('notices.scheduled') : t('notices.published');
        notifications.show({ color: 'emerald', message: base ? t('contentOffice:saved') : said });
        onClose();
      },
      // It may have been saved all the same, when only the answer was lost.
      onError: () => void cache.invalidateQueries({ queryKey: callKey(officeNotices) }),
    };
    if (base === null) publish.mutate({ body: { id, ...decisions } }, whenDone);
    else alter.mutate({ params: { id }, body: { version: base.version, ...decisions } }, whenDone);
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t(shown ? 'notices.previewTitle' : base ? 'contentOffice:notice.change' : 'notices.write')}
      mustAnswer={isBusy || state.isTouched}
      size={1040}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Overtaken by={current?.version} draft={state} onTheirs={preview.reset} />
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
              <NoticeWords title={draft.title} text={shown} />
            </>
          ) : (
            <NoticeFields
              draft={draft}
              types={types}
              problems={state.asked ? problems : {}}
              hasBegun={hasBegun}
              onChange={state.change}
            />
          )}
          <Failure failure={preview.error ?? publish.error ?? alter.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={shown ? preview.reset : onClose} disabled={isBusy}>
              {t(shown ? 'notices.back' : 'notices.discard')}
            </Button>
            <Button type="submit" loading={isBusy || preview.isPending} disabled={state.isOvertaken}>
              {t(shown ? 'notices.publish' : 'notices.preview')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
