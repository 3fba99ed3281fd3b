import { expect, it } from 'vitest';
import { transcriptOf } from './transcript.ts';

it('writes a chat as text, in the site’s time', () => {
  const line = { key: 'k', sentAt: '2026-11-22T05:00:00.000Z' };
  const text = transcriptOf(
    {
      startedAt: '2026-11-22T04:59:00.000Z',
      lines: [
        { ...line, no: 1, author: 'visitor', operator: null, text: 'Salam' },
        { ...line, no: 2, author: 'operator', operator: 'saira', text: 'Yes?' },
      ],
    },
    'amna',
  );
  expect(text).toBe(
    '2026-11-22 09:59:00\n[2026-11-22 10:00:00] amna: Salam\n[2026-11-22 10:00:00] saira: Yes?\n',
  );
});
