import { join } from 'node:path';
import { createFolderStore } from '../../platform/files.ts';
import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { audit } from '../audit/module.ts';
import { protection } from '../protection/module.ts';
import { settingsPorts } from '../settings/index.ts';
import { settings } from '../settings/module.ts';
import { contentOfficeRoutes, contentRoutes, createContent } from './index.ts';

export const content = module({
  name: 'content',
  needs: { audit, protection, settings },
  async create(parts) {
    const files = createFolderStore(join(parts.config.DATA_DIR, 'files', 'content'));
    const content = createContent({ ...parts, files });
    await content.seedHelp();
    return content;
  },
  brings: (content, { protection, settings }) => ({
    calls: {
      content: contentRoutes(content, settings, protection.isExcluded),
      officeContent: contentOfficeRoutes(content),
    },
    jobs: [
      { name: 'content.announce', everySeconds: 10, work: content.announceDue },
      { name: 'content.tidy_pictures', cron: '37 * * * *', work: content.tidyPictures },
    ],
    pushes: (news) => ({
      NoticePublished({ title, publishedFrom, isForAll }) {
        if (isForAll) news.toAll('notice.published', { title, at: publishedFrom.toISOString() });
        else news.toAll('content.changed', { part: 'notices' });
      },
      ContentChanged: ({ part }) => news.toAll('content.changed', { part }),
      HelpChanged: ({ keys }) => news.toAll('help.changed', { keys: [...keys] }),
    }),
    fills: [fill(settingsPorts.siteResources, content.resources)],
  }),
});
