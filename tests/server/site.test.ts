import { contentRoles } from './site/content-roles.ts';
import { filesOfMembers } from './site/files-of-members.ts';
import { openSite } from './site/open-site.ts';
import { records } from './site/records.ts';

/** What the site shows and keeps, over the wire: told of one server, for starting one costs more than any of these stories. */
const site = openSite();
contentRoles(site);
filesOfMembers(site);
records(site);
