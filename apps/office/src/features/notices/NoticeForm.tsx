import { type AnnouncementType, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { NoticeFields } from './NoticeFields.tsx';
import { NoticeWords } from './NoticeWords.tsx';
import { bodyOf, emptyDraft, isTouched, problemsOf } from './notice-draft.ts';

const { officeNotices, officePublishNotice, officeAudit } = calls.office;

/** Writes a notice, shows it as visitors will read it, and publishes it once that was confirmed. */
export function NoticeForm({
  opened,
  types,
  defaultType,
  onClose,
}: {
  opened: boolean;
  types: readonly AnnouncementType[];
  defaultType: AnnouncementType;
  onClose: () => void;
}) {
  const { t } = useTranslation('office');
  const cache = useQueryClient();
  const publish = useAct(officePublishNotice, [officeNotices, officeAudit]);
  const [draft, setDraft] = useState(() => emptyDraft(defaultType));
  /** One for each notice that is begun, so that a press repeated over a bad line publishes once. */
  const [id, setId] = useState('');
  const [asked, setAsked] = useState(false);
  const [isShown, setShown] = useState(false);
  const { reset } = publish;
  useEffect(() => {
    if (!opened) return;
    setDraft(emptyDraft(defaultType));
    setId(uuidv7());
    setAsked(false);
    setShown(false);
    reset();
  }, [opened, defaultType, reset]);

  const problems = problemsOf(draft, new Date());
  const body = bodyOf(draft, id);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(problems).length > 0) return;
    if (!isShown) {
      setShown(true);
      return;
    }
    if (publish.isPending) return;
    publish.mutate(
      { body },
      {
        onSuccess: ({ state }) => {
          const message = t(state === 'scheduled' ? 'notices.scheduled' : 'notices.published');
          notifications.show({ color: 'emerald', message });
          onClose();
        },
        // It may have been published all the same, when only the answer was lost.
        onError: () => void cache.invalidateQueries({ queryKey: callKey(officeNotices) }),
      },
    );
  }

  return (
    <ModalShell
      opened={opened}
      onClose={onClose}
      title={t(isShown ? 'notices.previewTitle' : 'notices.write')}
      mustAnswer={publish.isPending || isTouched(draft)}
      size={760}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {isShown ? (
            <>
              <Text>{t(body.from ? 'notices.previewLater' : 'notices.previewNow')}</Text>
              <NoticeWords title={body.title} text={body.text} />
            </>
          ) : (
            <NoticeFields
              draft={draft}
              types={types}
              problems={asked ? problems : {}}
              onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
            />
          )}
          <Failure failure={publish.error} />
          <Group justify="flex-end">
            <Button
              variant="default"
              onClick={isShown ? () => setShown(false) : onClose}
              disabled={publish.isPending}
            >
              {t(isShown ? 'notices.back' : 'notices.discard')}
            </Button>
            <Button type="submit" loading={publish.isPending}>
              {t(isShown ? 'notices.publish' : 'notices.preview')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
