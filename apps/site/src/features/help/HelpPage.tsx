import { helpKinds } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { Fragment, useMemo, useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { PageHead } from '../../parts/scene/PageHead.tsx';
import { HelpContents } from './HelpContents.tsx';
import { HelpEntry } from './HelpEntry.tsx';
import classes from './HelpPage.module.css';
import { itemOfHash, searchHelp } from './help-view.ts';
import { helpQuery } from './use-help.ts';
import { useOpenItem } from './use-open-item.ts';

const writeAfterMs = 300;

/** The texts of the house, one open at a time; `/helpmc` shows the same without what stands around pages. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const language = wireLanguage(useLanguage());
  const help = useQuery(helpQuery(language));
  const failureText = useFailureText();
  const { typed, type } = useTyped();
  const { hash, toggle } = useOpenItem(help.isSuccess);
  const onLink = useHouseLinks();
  const items = help.data ?? [];
  const open = itemOfHash(items, hash);
  const found = useMemo(() => searchHelp(help.data ?? [], typed), [help.data, typed]);
  return (
    <div className={`page ${classes.help}`}>
      <PageHead title={t('title')} lead={t('lead')}>
        <search className={classes.search}>
          <TextInput
            size="md"
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            leftSection={<IconSearch size={18} aria-hidden />}
            rightSection={
              typed ? <CloseButton aria-label={t('clearSearch')} onClick={() => type('')} /> : null
            }
          />
          <p className={classes.count} role="status">
            {typed.trim() && help.isSuccess ? t('found', { count: found.length }) : ''}
          </p>
        </search>
      </PageHead>
      <div className={classes.columns}>
        <aside className={classes.aside}>
          {help.isPending ? (
            <ListSkeleton rows={8} height={22} />
          ) : (
            <HelpContents items={items} openKey={open?.key} />
          )}
        </aside>
        <div className={classes.items}>
          {help.isPending ? <ListSkeleton rows={10} height={58} /> : null}
          {help.isError && !help.data ? (
            <ErrorState message={failureText(help.error)} onRetry={() => void help.refetch()} />
          ) : null}
          {help.isSuccess && items.length === 0 ? (
            <EmptyState title={t('emptyTitle')} hint={t('emptyHint')} />
          ) : null}
          {items.length > 0 && found.length === 0 ? (
            <EmptyState
              title={t('noneTitle')}
              hint={t('noneHint')}
              action={
                <Button variant="default" onClick={() => type('')}>
                  {t('clearSearch')}
                </Button>
              }
            />
          ) : null}
          {helpKinds.map((kind) => {
            const ofKind = found.filter(({ item }) => item.kind === kind);
            if (ofKind.length === 0) return null;
            return (
              <Fragment key={kind}>
                <p className={classes.kind}>{t(`kind.${kind}`)}</p>
                {ofKind.map((one) => (
                  <HelpEntry
                    key={one.item.key}
                    found={one}
                    isOpen={one.item.key === open?.key}
                    onToggle={() => toggle(one.item.key, one.item.key === open?.key)}
                    onLink={onLink}
                  />
                ))}
              </Fragment>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** What is looked for; the address has it a moment later, so that a search can be shared. */
function useTyped() {
  const navigate = useNavigate();
  const { q = '' } = useSearch({ strict: false });
  const [typed, setTyped] = useState(q);
  const write = useDebouncedCallback((next: string) => {
    void navigate({
      to: '.',
      search: (before) => ({ ...before, q: next.trim() || undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }, writeAfterMs);
  return {
    typed,
    type(next: string) {
      setTyped(next);
      write(next);
    },
  };
}

/** Links within the texts go on in this page; without a header they stay without one. */
function useHouseLinks() {
  const navigate = useNavigate();
  const isBare = useLocation({ select: ({ pathname }) => pathname === '/helpmc' });
  return (href: string) => {
    const [path = '', hash = ''] = href.split('#');
    const isHelp = path === '/help';
    if (isBare && !isHelp) return false;
    if (isHelp) void navigate({ to: isBare ? '/helpmc' : '/help', hash });
    else void navigate({ href });
    return true;
  };
}
