import type { Announcement } from '@ikka/contract';
import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, Pager, Prose } from '@ikka/ui';
import { Button, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { chosenOf } from './chosen-notice.ts';
import classes from './NoticeBoard.module.css';
import { noticePageQuery, noticePageSize, noticeQuery, useReader } from './use-notices.ts';

export interface BoardProps {
  readonly pageNo: number;
  /** Whose words are open; where none was chosen a wide screen shows the first, a phone the list. */
  readonly id: string | undefined;
  readonly onPage: (pageNo: number) => void;
  readonly onChoose: (id: string | undefined) => void;
}

/** What is announced, nine a page: titles on one side, the words of one on the other; on a phone one after the other. */
export function NoticeBoard({ pageNo, id, onPage, onChoose }: BoardProps) {
  const { t } = useTranslation('notices');
  const reader = useReader();
  const failureText = useFailureText();
  const page = useQuery(noticePageQuery(reader, pageNo));
  const list = page.data?.list ?? [];
  const isElsewhere = id !== undefined && page.isSuccess && !list.some((one) => one.id === id);
  const alone = useQuery({ ...noticeQuery(reader, id ?? ''), enabled: isElsewhere });
  const { chosen, isOver } = chosenOf(list, id, isElsewhere ? alone.data?.list : undefined);
  const titles = useRef<HTMLUListElement>(null);

  // The last notice of the last page may have ended while it was looked at.
  const totalPages = page.data?.totalPages ?? 1;
  const isPastEnd = page.isSuccess && !page.isPlaceholderData && pageNo > Math.max(1, totalPages);
  useEffect(() => {
    if (isPastEnd) onPage(Math.max(1, totalPages));
  }, [isPastEnd, totalPages, onPage]);

  if (page.isPending) return <ListSkeleton rows={noticePageSize} height={56} />;
  if (page.isError && !page.data)
    return <ErrorState message={failureText(page.error)} onRetry={() => void page.refetch()} />;
  if (page.data.total === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />;

  function back() {
    onChoose(undefined);
    // The titles come into view with the next frame, and the focus goes to where it came from.
    requestAnimationFrame(() =>
      titles.current?.querySelector<HTMLButtonElement>('[aria-current]')?.focus({ preventScroll: false }),
    );
  }

  return (
    <div className={classes.board} data-open={id !== undefined || undefined}>
      <div className={classes.side} data-stale={page.isPlaceholderData || undefined}>
        <ul className={classes.titles} ref={titles}>
          {list.map((one) => (
            <li key={one.id}>
              <Title notice={one} isChosen={one.id === chosen?.id} onChoose={() => onChoose(one.id)} />
            </li>
          ))}
        </ul>
        <Pager page={pageNo} totalPages={totalPages} onPage={onPage} />
      </div>
      <div className={classes.content}>
        {id === undefined ? null : <BackButton label={t('toList')} onClick={back} />}
        {chosen ? <Words notice={chosen} takesFocus={id !== undefined} /> : null}
        {isElsewhere && alone.isPending ? <ListSkeleton rows={4} height={28} /> : null}
        {isOver ? <EmptyState title={t('over')} hint={t('overHint')} /> : null}
      </div>
    </div>
  );
}

function Title({
  notice,
  isChosen,
  onChoose,
}: {
  notice: Announcement;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('notices');
  const language = wireLanguage(useLanguage());
  return (
    <UnstyledButton className={classes.title} aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={classes.name}>{notice.title[language]}</span>
      <span className={classes.facts}>
        <span className={classes.kind}>{t(`type.${notice.type}`)}</span>
        <time dateTime={notice.date}>
          <Figure>{formatInstant(notice.date)}</Figure>
        </time>
      </span>
    </UnstyledButton>
  );
}

function Words({ notice, takesFocus }: { notice: Announcement; takesFocus: boolean }) {
  const language = wireLanguage(useLanguage());
  const onLink = useOwnLinks();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(notice.id);
  useEffect(() => {
    // Only what was chosen moves the focus, never what the page opens with.
    if (takesFocus && before.current !== notice.id) heading.current?.focus();
    before.current = notice.id;
  }, [notice.id, takesFocus]);
  return (
    <article className={classes.words}>
      <h2 className={classes.heading} ref={heading} tabIndex={-1}>
        {notice.title[language]}
      </h2>
      <p className={classes.date}>
        <time dateTime={notice.date}>
          <Figure>{formatInstant(notice.date)}</Figure>
        </time>
      </p>
      <Prose html={notice.content[language]} onLink={onLink} />
    </article>
  );
}

function BackButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      className={classes.back}
      variant="subtle"
      size="compact-md"
      onClick={onClick}
      leftSection={
        <>
          <IconArrowLeft size={18} className={classes.ltr} aria-hidden />
          <IconArrowRight size={18} className={classes.rtl} aria-hidden />
        </>
      }
    >
      {label}
    </Button>
  );
}

/** Links within the words go on in this page. */
export function useOwnLinks(): (href: string) => boolean {
  const navigate = useNavigate();
  return (href) => {
    void navigate({ href });
    return true;
  };
}
