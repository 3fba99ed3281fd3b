import { useTranslation } from '@ikka/i18n/react';
import { ListSkeleton } from '@ikka/ui';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { type ShellCategory, shellCategories } from '../../parts/games/category-view.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import classes from './CategoryNav.module.css';
import { CrashPart } from './CrashPage.tsx';
import { useCategoryWays } from './use-category-ways.ts';
import { usePanel } from './use-panel.ts';
import { usePanelEntry } from './use-panel-entry.ts';
import { WayLink } from './WayLink.tsx';

const CategoryPanel = lazyPart(async () => (await import('./CategoryPanel.tsx')).CategoryPanel);

/**
 * The categories of the wide header. Each is a link, with a panel of its vendors and games that opens under a pointer that
 * rests on it, or by its button; Escape closes it and gives the focus back.
 */
export function CategoryNav() {
  const href = useLocation({ select: (location) => location.href });
  const panel = usePanel<ShellCategory>();
  const { close } = panel;
  const list = useClickOutside<HTMLUListElement>(close);
  // Whatever was chosen in a panel, the page has gone on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what counts, not its use
  useEffect(() => close(), [href]);
  return (
    <ul ref={list} className={classes.list} onPointerLeave={panel.leave}>
      {shellCategories.map((category) => (
        <Entry key={category} category={category} panel={panel} />
      ))}
    </ul>
  );
}

interface EntryProps {
  category: ShellCategory;
  panel: ReturnType<typeof usePanel<ShellCategory>>;
}

function Entry({ category, panel }: EntryProps) {
  const { t } = useTranslation('site');
  const { categoryWay } = useCategoryWays();
  const { id, isOpen, entry, toggle } = usePanelEntry(category, panel);
  const name = t(`category.${category}`);

  return (
    <li className={classes.entry} {...entry}>
      <WayLink way={categoryWay(category)} className={classes.link} onClick={panel.close}>
        {name}
      </WayLink>
      <button
        type="button"
        className={classes.toggle}
        aria-label={t('nav.more', { category: name })}
        {...toggle}
      >
        <IconChevronDown size={15} />
      </button>
      {isOpen ? (
        <section id={id} className={classes.panel} aria-label={name}>
          <div className={`page ${classes.inside}`}>
            <CatchBoundary getResetKey={() => category} errorComponent={CrashPart}>
              <Suspense fallback={<ListSkeleton rows={4} height={54} />}>
                <CategoryPanel category={category} />
              </Suspense>
            </CatchBoundary>
          </div>
        </section>
      ) : null}
    </li>
  );
}
