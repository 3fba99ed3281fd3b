import type { HelpItem } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { Trans, useTranslation } from '@ikka/i18n/react';
import { Figure, Prose } from '@ikka/ui';
import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPrinter } from '@tabler/icons-react';
import { EarlierVersions } from './EarlierVersions.tsx';
import classes from './HelpEntry.module.css';
import type { HelpFound } from './help-view.ts';
import { SectionLinks } from './SectionLinks.tsx';

/** One text: its title, and once it is open its words, its sections and since when it counts. */
export function HelpEntry({
  found,
  isOpen,
  onToggle,
  onLink,
}: {
  found: HelpFound<HelpItem>;
  isOpen: boolean;
  onToggle: () => void;
  onLink: (href: string) => boolean;
}) {
  const { t } = useTranslation('help');
  const { item, snippet } = found;
  return (
    <article id={item.key} className={classes.entry} data-open={isOpen || undefined}>
      <h2 className={classes.heading}>
        <UnstyledButton
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={`${item.key}-text`}
          onClick={onToggle}
        >
          <span>{item.title}</span>
          <IconChevronDown size={20} className={classes.chevron} aria-hidden />
        </UnstyledButton>
      </h2>
      {snippet && !isOpen ? (
        <p className={classes.snippet}>
          {snippet.before}
          <mark>{snippet.match}</mark>
          {snippet.after}
        </p>
      ) : null}
      <div id={`${item.key}-text`} className={classes.text} hidden={!isOpen}>
        {item.sections.length > 2 ? (
          <div className={classes.sections}>
            <SectionLinks sections={item.sections} label={t('inText')} />
          </div>
        ) : null}
        <Prose html={item.content} onLink={onLink} />
        <footer className={classes.foot}>
          <span>
            <Trans
              t={t}
              i18nKey="since"
              values={{ at: formatInstant(item.since) }}
              components={{ at: <Figure>{null}</Figure> }}
            />
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPrinter size={16} />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </footer>
        {isOpen && item.version > 1 ? <EarlierVersions itemKey={item.key} onLink={onLink} /> : null}
      </div>
    </article>
  );
}
