import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, useDirection } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Figure } from './Figure.tsx';
import classes from './Pager.module.css';
import { pageItems } from './page-items.ts';

/** The pages of a list; shows nothing where there is one page. */
export function Pager({
  page,
  totalPages,
  onPage,
}: {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation();
  const { dir } = useDirection();
  if (totalPages <= 1) return null;
  const [Previous, Next] =
    dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight];
  return (
    <nav className={classes.pager} aria-label={t('page.label')}>
      <ActionIcon
        variant="default"
        size={38}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        aria-label={t('page.previous')}
      >
        <Previous size={18} />
      </ActionIcon>
      {pageItems(page, totalPages).map((item, at) =>
        item === 'gap' ? (
          <span key={at < 3 ? 'gap-start' : 'gap-end'} className={classes.gap}>
            …
          </span>
        ) : (
          <button
            key={item}
            type="button"
            className={classes.page}
            aria-current={item === page ? 'page' : undefined}
            aria-label={t('page.number', { page: item })}
            onClick={() => onPage(item)}
          >
            <Figure>{item}</Figure>
          </button>
        ),
      )}
      <ActionIcon
        variant="default"
        size={38}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
        aria-label={t('page.next')}
      >
        <Next size={18} />
      </ActionIcon>
    </nav>
  );
}
