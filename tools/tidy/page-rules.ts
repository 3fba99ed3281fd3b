import { type Finding, isCode, isPage, isTest, lines, type Rule, type SourceFile } from './rule.ts';

const physicalCss =
  /(?<!safe-area-)\b(margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right)\b|\bborder-(top|bottom)-(left|right)-radius\b|(^|[\s{;])(left|right)\s*:|\b(text-align|float|clear)\s*:\s*(left|right)\b/;
const physicalProps =
  /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\b|\s(ml|mr|pl|pr|left|right)=[{"']|\b(ta|textAlign|float)(=|: )["'{]+(left|right)\b|[{,]\s*(left|right):/;
const colour =
  /#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/;

/** The theme itself, drawn ornaments, and what lies upon a game's stage, which is the same by day and by night. */
const pictures = /^packages\/ui\/src\/(theme|ornament)\/|^apps\/play\/src\/(hud\/|PlayPage)/;

/** Finds a `currentTarget` that is read within the function handed to a state setter, however many lines that has. */
function targetInUpdater({ text }: SourceFile): Finding[] {
  return [...text.matchAll(/\bset[A-Z]\w*\((?=\(?\s*\w*\s*\)?\s*=>)/g)].flatMap(({ index, 0: setter }) => {
    const start = index + setter.length;
    let open = 1;
    let end = start;
    for (; open > 0 && end < text.length; end += 1) {
      if (text[end] === '(') open += 1;
      if (text[end] === ')') open -= 1;
    }
    const read = /\w+\.(currentTarget|target)\b/.exec(text.slice(start, end));
    if (read === null) return [];
    return [{ line: text.slice(0, start + read.index).split('\n').length, what: read[0] }];
  });
}

/** Rules over pages: their parts and their styles. */
export const pageRules: readonly Rule[] = [
  {
    name: 'physical-css',
    instead:
      'Urdu reads from the right: use start and end (margin-inline-start, inset-inline-end, text-align: start).',
    applies: (path) => isPage(path) && path.endsWith('.css'),
    find: lines(physicalCss),
    planted: {
      bad: { path: 'apps/site/src/a.module.css', text: '.a {\n  margin-left: 1rem;\n}\n' },
      good: { path: 'apps/site/src/a.module.css', text: '.a {\n  margin-inline-start: 1rem;\n}\n' },
    },
  },
  {
    name: 'physical-props',
    instead: 'Urdu reads from the right: use ms, me, ps, pe, marginInlineStart, ta="start", insetInlineEnd.',
    applies: (path) => isPage(path) && path.endsWith('.tsx'),
    find: lines(physicalProps),
    planted: {
      bad: { path: 'apps/site/src/A.tsx', text: '<Box ml="md" />\n' },
      good: { path: 'apps/site/src/A.tsx', text: '<Box ms="md" />\n' },
    },
  },
  {
    name: 'hard-colour',
    instead:
      'Colours come from the theme (packages/ui/src/theme), so that dark, light and brands follow: use its variables.',
    applies: (path) => isPage(path) && /\.(css|ts|tsx)$/.test(path) && !isTest(path) && !pictures.test(path),
    find: lines(colour, /^\s*--[\w-]+:|url\(#|href="#|['"`]#\$?\{/),
    planted: {
      bad: { path: 'apps/site/src/a.module.css', text: '.a {\n  color: #ff0044;\n}\n' },
      good: { path: 'apps/site/src/a.module.css', text: '.a {\n  color: var(--mantine-color-text);\n}\n' },
    },
  },
  {
    name: 'target-in-updater',
    instead:
      'React may run the updater after the event is over, when currentTarget is null: read the value before the setter.',
    applies: (path) => isPage(path) && /\.tsx?$/.test(path),
    find: targetInUpdater,
    planted: {
      bad: {
        path: 'apps/office/src/A.tsx',
        text: 'setDraft((before) => ({\n  ...before,\n  name: event.currentTarget.value,\n}));\n',
      },
      good: {
        path: 'apps/office/src/A.tsx',
        text: 'const { value } = event.currentTarget;\nsetDraft((before) => ({ ...before, name: value }));\nsetName(event.currentTarget.value);\n',
      },
    },
  },
  {
    name: 'theme-by-device',
    instead:
      "A theme is the player's choice, which light-dark() and prefers-color-scheme do not hear: name the colour in packages/ui/src/theme.",
    applies: (path) => isPage(path) && path.endsWith('.css'),
    find: lines(/light-dark\(|prefers-color-scheme/),
    planted: {
      bad: { path: 'apps/site/src/a.module.css', text: '.a {\n  --of: light-dark(red, blue);\n}\n' },
      good: { path: 'apps/site/src/a.module.css', text: '.a {\n  color: var(--ikka-tie);\n}\n' },
    },
  },
  {
    name: 'dialog-on-top',
    instead:
      'Escape closes only what lies uppermost: take ModalShell or DrawerShell, or ask useTopDialog whether it is this one.',
    applies: (path) => isPage(path) && path.endsWith('.tsx'),
    find: (file) =>
      file.text.includes('useTopDialog(')
        ? []
        : lines(/<(Modal(\.Root)?|Drawer|Popover)$|<(Modal(\.Root)?|Drawer|Popover)[ >]/)(file),
    planted: {
      bad: { path: 'apps/site/src/A.tsx', text: '<Drawer opened onClose={close} />\n' },
      good: { path: 'apps/site/src/A.tsx', text: '<DrawerShell opened onClose={close} />\n' },
    },
  },
  {
    name: 'emoji',
    instead: 'Icons come from Tabler and pictures from the art; an emoji looks different on every machine.',
    applies: (path) =>
      (isCode(path) && !isTest(path) && !path.startsWith('tools/')) || path.endsWith('.json'),
    find: lines(/[\u{1F300}-\u{1FAFF}\u{2728}\u{2B50}\u{2705}\u{274C}]/u),
    planted: {
      bad: { path: 'apps/site/src/A.tsx', text: "const win = '\u{1F389}';\n" },
      good: { path: 'apps/site/src/A.tsx', text: 'const win = <IconConfetti />;\n' },
    },
  },
];
