import { directionOf, type Language } from '@ikka/i18n';
import '@mantine/core/styles/Typography.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { useTranslation } from '@ikka/i18n/react';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { Mark, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId } from 'react';
import classes from './TextEditor.module.css';

/** Figures and names that keep their direction inside a text of the other one. */
const Bdi = Mark.create({
  name: 'bdi',
  parseHTML: () => [{ tag: 'bdi' }],
  renderHTML: () => ['bdi', 0],
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Bdi,
];

/** A field for a text with headings, lists and links; what it gives is cleaned by the server all the same. */
export function TextEditor({
  label,
  language,
  html,
  error,
  onChange,
}: {
  label: string;
  language: Language;
  html: string;
  error: string | null;
  onChange: (html: string) => void;
}) {
  const { t } = useTranslation('office');
  const errorId = useId();
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: language,
        dir: directionOf(language),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  useEffect(() => {
    // Tiptap destroys an editor whose page takes long to render, and makes another one: the destroyed one has no text to compare.
    // Typing gives the same HTML that the editor holds; another one means that the draft was taken over from elsewhere.
    if (!editor || editor.isDestroyed || editor.getHTML() === html) return;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} errorProps={{ id: errorId }}>
      <RichTextEditor
        editor={editor}
        aria-describedby={error ? errorId : undefined}
        labels={{
          boldControlLabel: t('help.editor.bold'),
          italicControlLabel: t('help.editor.italic'),
          underlineControlLabel: t('help.editor.underline'),
          strikeControlLabel: t('help.editor.strike'),
          h3ControlLabel: t('help.editor.h3'),
          h4ControlLabel: t('help.editor.h4'),
          bulletListControlLabel: t('help.editor.bulletList'),
          orderedListControlLabel: t('help.editor.orderedList'),
          blockquoteControlLabel: t('help.editor.blockquote'),
          linkControlLabel: t('help.editor.link'),
          unlinkControlLabel: t('help.editor.unlink'),
          undoControlLabel: t('help.editor.undo'),
          redoControlLabel: t('help.editor.redo'),
          clearFormattingControlLabel: t('help.editor.clear'),
          linkEditorInputLabel: t('help.editor.linkAddress'),
          linkEditorInputPlaceholder: '/help#terms',
          linkEditorExternalLink: t('help.editor.linkOutside'),
          linkEditorInternalLink: t('help.editor.linkInside'),
          linkEditorSave: t('help.editor.linkSave'),
        }}
      >
        <RichTextEditor.Toolbar sticky stickyOffset="3.375rem">
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content className={classes.editor} />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
