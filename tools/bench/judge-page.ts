import { freePort, openBrowser } from '@ikka/test-kit';
import lighthouse from 'lighthouse';

export interface Judgement {
  readonly scores: {
    readonly performance: number;
    readonly accessibility: number;
    readonly bestPractices: number;
    readonly seo: number;
  };
  /** What costs points, in a line each. */
  readonly faults: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's own verdict on a page, as it judges phones: a slow line and processor, computed from an unhindered visit. */
export async function judgePage(address: string): Promise<Judgement> {
  const port = await freePort();
  const browser = await openBrowser({ debuggingPort: port });
  try {
    const run = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!run) throw new Error('Lighthouse gave no result');
    const { lhr } = run;
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    const score = (id: (typeof categories)[number]) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const faults = categories.flatMap((id) =>
      (lhr.categories[id]?.auditRefs ?? []).flatMap((ref) => {
        const audit = lhr.audits[ref.id];
        const isFault = audit?.score !== null && audit !== undefined && audit.score < 1 && ref.weight > 0;
        return isFault ? [`${id}: ${audit.title} ${audit.displayValue ?? ''}`.trim()] : [];
      }),
    );
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      },
      faults,
    };
  } finally {
    await browser.close();
  }
}
