import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { transportNeeds } from '../../platform/transport-needs.ts';
import { audit } from '../audit/module.ts';
import { channels } from '../channels/module.ts';
import { cleanHtml } from '../content/index.ts';
import { identity } from '../identity/module.ts';
import { protection } from '../protection/module.ts';
import { settings } from '../settings/module.ts';
import { createMessages, supportOfficeRoutes, supportRoutes } from './index.ts';

export const messages = module({
  name: 'messages',
  needs: { audit, channels, identity, protection, settings },
  create: ({ protection, ...parts }) =>
    createMessages({
      ...parts,
      rankOf: parts.identity.rankOf,
      isExcluded: protection.isExcluded,
      cleanHtml,
    }),
  brings: (messages) => ({
    calls: { support: supportRoutes(messages), officeSupport: supportOfficeRoutes(messages) },
    jobs: [
      { name: 'messages.close_idle_chats', everySeconds: 60, work: messages.closeIdleChats },
      { name: 'messages.forget_images', cron: '37 * * * *', work: messages.forgetUnclaimedImages },
    ],
    pushes: (news) => ({
      InboxChanged({ memberIds }) {
        if (memberIds === null) news.toAll('inbox.changed', { everybody: true });
        else for (const memberId of memberIds) news.toMember(memberId, 'inbox.changed', { everybody: false });
      },
      ChatChanged: (push) => news.ofChat('chat.changed', push),
      ChatTyping: (push) => news.ofChat('chat.typing', push),
    }),
    fills: [fill(transportNeeds.chatOfToken, messages.chatOfToken)],
  }),
});
