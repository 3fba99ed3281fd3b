import { formatInstant } from '@ikka/i18n';
import type { OpenedChat } from './use-chat-lines.ts';

/** A chat as plain text, a line each with when it was said and by whom. */
export function transcriptOf(chat: Pick<OpenedChat, 'lines' | 'startedAt'>, visitor: string): string {
  const lines = chat.lines.map(
    ({ sentAt, operator, text }) => `[${formatInstant(sentAt)}] ${operator ?? visitor}: ${text}`,
  );
  return [formatInstant(chat.startedAt), ...lines, ''].join('\n');
}
