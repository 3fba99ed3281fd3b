import { csvLine, formatDay, formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Group, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFailureText } from '../../api/failure-text.ts';
import { CallFailed } from '../../api/office-client.ts';
import { saveFile } from '../../api/use-file.ts';
import type { Page } from '../../api/use-pages.ts';
import { headOf, rowsOf } from './cell-text.ts';
import classes from './ExportMenu.module.css';

type Kind = 'csv' | 'print';
/** More rows than this no spreadsheet wants, and no page shows at once. */
const rowsMost: Record<Kind, number> = { csv: 20_000, print: 2_000 };
/** By which a spreadsheet knows that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

interface Run<Row> {
  readonly kind: Kind;
  readonly page: Page<Row>;
  /** Rows of the pages before it, which a printed list shows, too. */
  readonly before: readonly Row[];
}

/** Takes a whole list home as a file, or prints it: page by page, each drawn as it stands in the list. */
export function ExportMenu<Row>({
  name,
  total,
  readPage,
  children,
}: {
  /** What the list is called. */
  name: string;
  total: number;
  readPage: (pageNo: number, signal: AbortSignal) => Promise<Page<Row>>;
  /** Draws rows as a table. */
  children: (rows: Row[]) => ReactNode;
}) {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  const [run, setRun] = useState<Run<Row> | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const lines = useRef<string[]>([]);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function end() {
    stop.current?.abort();
    stop.current = null;
    setRun(null);
    setProgress(null);
  }

  async function read(kind: Kind, pageNo: number, before: readonly Row[]) {
    stop.current ??= new AbortController();
    try {
      const page = await readPage(pageNo, stop.current.signal);
      setRun({ kind, page, before });
    } catch (error) {
      if (stop.current?.signal.aborted) return;
      end();
      if (!(error instanceof CallFailed)) throw error;
      setFailure(failureText(error) ?? null);
    }
  }

  function begin(kind: Kind) {
    lines.current = [];
    setFailure(null);
    setProgress(0);
    void read(kind, 1, []);
  }

  // A page is on the sheet by now: its cells are read, and the next page is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was drawn
  useLayoutEffect(() => {
    if (run === null || stop.current === null) return;
    const { kind, page, before } = run;
    const done = before.length + page.list.length;
    const table = sheet.current?.querySelector('table');
    if (kind === 'csv' && table) {
      if (page.pageNum === 1) lines.current.push(csvLine(headOf(table)));
      lines.current.push(...rowsOf(table).map(csvLine));
    }
    setProgress(done);
    if (page.pageNum < page.totalPages && page.list.length > 0 && done < rowsMost[kind]) {
      void read(kind, page.pageNum + 1, [...before, ...page.list]);
      return;
    }
    if (kind === 'csv') {
      const file = new Blob([byteOrderMark, ...lines.current], { type: 'text/csv;charset=utf-8' });
      saveFile(`ikka-${name}-${formatDay(new Date())}.csv`.replaceAll(/[\s/\\:]+/g, '-').toLowerCase(), file);
    } else {
      // Returns once the dialog is closed.
      print();
    }
    end();
  }, [run]);

  const most = Math.min(total, rowsMost.csv);
  return (
    <>
      {progress === null ? (
        <Menu position="top-start">
          <Menu.Target>
            <Button variant="subtle" size="compact-sm" leftSection={<IconDownload size={15} />}>
              {t('export.take')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconFileSpreadsheet size={16} />} onClick={() => begin('csv')}>
              {t('export.csv')}
            </Menu.Item>
            <Menu.Item leftSection={<IconPrinter size={16} />} onClick={() => begin('print')}>
              {t('export.print')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Group gap="xs" role="status">
          {t('export.progress', { done: formatNumber(progress), total: formatNumber(most) })}
          <Button variant="subtle" size="compact-sm" onClick={end}>
            {t('export.stop')}
          </Button>
        </Group>
      )}
      {failure === null ? null : (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      {run === null
        ? null
        : createPortal(
            <div ref={sheet} className={classes.sheet} aria-hidden>
              <h1>{name}</h1>
              {children(run.kind === 'print' ? [...run.before, ...run.page.list] : run.page.list)}
            </div>,
            document.body,
          )}
    </>
  );
}
