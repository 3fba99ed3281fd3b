import { expect, it } from 'vitest';
import { withSections } from './sections.ts';

it('[K11] numbers the headings of an item and tells them without their markup', () => {
  const { html, sections } = withSections(
    'terms',
    '<p>a</p><h3>Who <em>may</em> play</h3><p>b</p><h4>no</h4><h3>Fees &amp; limits</h3>',
  );
  expect(sections).toEqual([
    { id: 'terms-1', title: 'Who may play' },
    { id: 'terms-2', title: 'Fees & limits' },
  ]);
  expect(html).toBe(
    '<p>a</p><h3 id="terms-1">Who <em>may</em> play</h3><p>b</p><h4>no</h4><h3 id="terms-2">Fees &amp; limits</h3>',
  );
});
