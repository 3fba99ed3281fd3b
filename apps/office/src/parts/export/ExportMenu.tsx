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
/** Rows in one export at most: all of them are in the page's memory, and a printed list is drawn whole. */
const rowsMost: Record<Kind, number> = { csv: 20_000, print: 2_000 };
/** By which a spreadsheet knows that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

interface Run<Row> {
  readonly kind: Kind;
  readonly page: Page<Row>;
  /** Rows of the pages before it, which a printed list shows, too. */
  readonly before: readonly Row[];
}

/** Reads a page, and waits where the house says that it was asked too often. */
async function readPatiently<Row>(read: () => Promise<Page<Row>>, signal: AbortSignal): Promise<Page<Row>> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'request.too_many' || signal.aborted) throw error;
      const seconds = Number(error.details.retryAfterSeconds);
      await new Promise((resolve) => setTimeout(resolve, (seconds > 0 ? seconds : 1) * 1_000));
    }
  }
}

/** Exports a whole list as a CSV file, or prints it. Its pages are read one by one, and drawn by the list's own columns. */
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
  const [progress, setProgress] = useState<{ readonly done: number; readonly most: number } | null>(null);
  /** What is said once it is over: why it failed, or that not all rows were taken. */
  const [note, setNote] = useState<string | null>(null);
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
    const { signal } = stop.current;
    try {
      const page = await readPatiently(() => readPage(pageNo, signal), signal);
      if (!signal.aborted) setRun({ kind, page, before });
    } catch (error) {
      if (signal.aborted) return;
      end();
      if (!(error instanceof CallFailed)) throw error;
      setNote(failureText(error) ?? null);
    }
  }

  function begin(kind: Kind) {
    lines.current = [];
    setNote(null);
    setProgress({ done: 0, most: Math.min(total, rowsMost[kind]) });
    void read(kind, 1, []);
  }

  // The page is drawn by now: its cells are read, and the next page is requested.
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
    const most = Math.min(page.total, rowsMost[kind]);
    setProgress({ done: Math.min(done, most), most });
    if (page.pageNum < page.totalPages && page.list.length > 0 && done < rowsMost[kind]) {
      void read(kind, page.pageNum + 1, [...before, ...page.list]);
      return;
    }
    if (page.total > most)
      setNote(t('export.cut', { most: formatNumber(most), total: formatNumber(page.total) }));
    if (kind === 'csv') {
      const file = new Blob([byteOrderMark, ...lines.current], { type: 'text/csv;charset=utf-8' });
      saveFile(`ikka-${name}-${formatDay(new Date())}.csv`.replaceAll(/[\s/\\:]+/g, '-').toLowerCase(), file);
      end();
    } else {
      // Some browsers answer at once and print what stands on the page a moment later.
      addEventListener('afterprint', end, { once: true });
      print();
    }
  }, [run]);

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
          {t('export.progress', { done: formatNumber(progress.done), total: formatNumber(progress.most) })}
          <Button variant="subtle" size="compact-sm" onClick={end}>
            {t('export.stop')}
          </Button>
        </Group>
      )}
      {note === null ? null : (
        <p role="alert" className={classes.note}>
          {note}
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
