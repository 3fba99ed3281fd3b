import type { HelpItem } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton, Prose } from '@ikka/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { helpQuery } from '../../features/help/use-help.ts';
import classes from './FooterHelp.module.css';

/** The questions that the operator put into the footer, one open at a time. Their answers are fetched with the first one. */
export function FooterHelp() {
  const { t } = useTranslation('site');
  const language = wireLanguage(useLanguage());
  const titles = useQuery(helpQuery(language, 'titles'));
  const [openKey, setOpenKey] = useState<string | null>(null);
  // Nobody looks at the foot yet: it may take its time.
  const items = useDeferredValue(titles.data);
  const asked = items?.filter(({ inFooter }) => inFooter) ?? [];
  if (items === undefined && !titles.isError) return <ListSkeleton rows={6} height={44} />;
  if (asked.length === 0) return null;
  return (
    <section aria-label={t('footer.questions')} className={classes.questions}>
      <h2 className={classes.title}>{t('footer.questions')}</h2>
      {asked.map((item) => (
        <Question
          key={item.key}
          item={item}
          isOpen={item.key === openKey}
          onToggle={(isOpen) =>
            setOpenKey((before) => (isOpen ? item.key : before === item.key ? null : before))
          }
        />
      ))}
    </section>
  );
}

function Question({
  item,
  isOpen,
  onToggle,
}: {
  item: HelpItem;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  const language = wireLanguage(useLanguage());
  const navigate = useNavigate();
  const help = useQuery({ ...helpQuery(language), enabled: isOpen });
  const content = help.data?.find(({ key }) => key === item.key)?.content;
  return (
    <details
      name="footer-help"
      className={classes.question}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <span>{item.title}</span>
        <IconChevronDown size={18} className={classes.chevron} aria-hidden />
      </summary>
      <div className={classes.answer}>
        {content === undefined && !help.isError ? <ListSkeleton rows={3} height={18} /> : null}
        {help.isError && content === undefined ? <ErrorState onRetry={() => void help.refetch()} /> : null}
        {content === undefined ? null : (
          <Prose
            html={content}
            onLink={(href) => {
              void navigate({ href });
              return true;
            }}
          />
        )}
      </div>
    </details>
  );
}
