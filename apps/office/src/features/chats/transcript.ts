import { formatInstant } from '@ikka/i18n';
import type { OpenedChat } from './use-chat-lines.ts';

/** A chat as plain text, a line each with when it was said and by whom. */
export function transcriptOf(chat: Pick<OpenedChat, 'lines' | 'startedAt'>, visitor: string): string {
  const lines = chat.lines.map(
    ({ sentAt, operator, text }) => `[${formatInstant(sentAt)}] ${operator ?? visitor}: ${text}`,
  );
  return [formatInstant(chat.startedAt), ...lines, ''].join('\n');
}

/** Gives a text to be kept as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
