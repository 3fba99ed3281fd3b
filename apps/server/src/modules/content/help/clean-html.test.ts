import { describe, expect, it } from 'vitest';
import { cleanHtml, wordsOf } from './clean-html.ts';

describe('[K8] the HTML of a help item', () => {
  it.each([
    ['a script', '<p>Fair</p><script>alert(1)</script>', '<p>Fair</p>'],
    ['a script in capitals, not closed', '<p>Fair</p><SCRIPT SRC=//evil.example/x.js>', '<p>Fair</p>'],
    ['a handler', '<p onclick="alert(1)">Fair</p>', '<p>Fair</p>'],
    ['a picture with a handler', '<p>Fair<img src=x onerror=alert(1)></p>', '<p>Fair</p>'],
    ['a drawing', '<svg onload=alert(1)><p>Fair</p></svg>', '<p>Fair</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>Fair</p>', '<p>Fair</p>'],
    ['a style', '<p style="position:fixed">Fair</p><style>p{}</style>', '<p>Fair</p>'],
    ['an id, which could shadow one of the page', '<p id="root" class="x">Fair</p>', '<p>Fair</p>'],
    ['a link that runs', '<a href="javascript:alert(1)">Fair</a>', '<a>Fair</a>'],
    ['one that hides it', '<a href="java&#10;script:alert(1)">Fair</a>', '<a>Fair</a>'],
    ['one with data', '<a href="data:text/html,x">Fair</a>', '<a>Fair</a>'],
    ['one to wherever the page is', '<a href="//evil.example">Fair</a>', '<a>Fair</a>'],
    ['a form', '<form action="https://evil.example"><input name="password">Fair</form>', 'Fair'],
    ['a comment', '<p>Fair<!-- <script>alert(1)</script> --></p>', '<p>Fair</p>'],
  ])('loses %s', (_what, dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  it.each([
    ['an address within the site', '<a href="/help#terms">Terms</a>'],
    ['a mail address', '<a href="mailto:help@ikka.example">Write</a>'],
    ['headings, lists and emphasis', '<h3>A</h3><ul><li><strong>b</strong> <em>c</em></li></ul>'],
    ['figures that keep their direction', '<p>عمر <bdi>18</bdi> سال</p>'],
    ['signs that are no markup', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('keeps %s', (_what, html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it('sends links out of the site beside it, and says nothing of where they came from', () => {
    const clean = cleanHtml('<a href="https://www.begambleaware.org">Help</a>');
    expect(clean).toContain('target="_blank"');
    expect(clean).toContain('rel="noopener noreferrer nofollow"');
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('puts headings below the title of the item', () => {
    expect(cleanHtml('<h1>A</h1><h2>B</h2><h6>C</h6>')).toBe('<h3>A</h3><h3>B</h3><h4>C</h4>');
  });

  it('drops the empty lines at the end that editors leave', () => {
    expect(cleanHtml('<p>A</p><p></p><p><br></p>')).toBe('<p>A</p>');
  });

  it('knows whether anything is said', () => {
    expect(wordsOf('<p> </p><ul><li></li></ul>')).toBe('');
    expect(wordsOf('<p>One</p>\n<p>two</p>')).toBe('One two');
  });
});
