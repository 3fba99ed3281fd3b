// Type-checks every part of the project, and fails if a file of ours belongs to neither.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf, sourceFiles } from './source-files.ts';

const root = realpathSync(join(import.meta.dirname, '..', '..'));
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const read = new Set<string>();
let failed = false;

// What one project holds is read and inferred once. The office is apart: it declares its own routes to the router, as the site
// does, and two such apps in one would contradict.
const projects = [
  'tsconfig.node.json',
  'tsconfig.web.json',
  'apps/office/tsconfig.json',
  ...filesOf(root, 'tools/*/tsconfig.json'),
];

// Checkers that work side by side infer the same types each for itself: four take twice one's processor time, and the
// other checks and suites have the other core.
const oneChecker = ['--checkers', '1'];
/** A project takes 1.6 GB when nothing is swept up, and a fifth less of the processor's time. */
const nothingSwept = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' };

for (const project of projects) {
  // What was found before is kept, so that a second check reads what changed.
  const kept = [
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`,
  ];
  const run = spawnSync(
    process.execPath,
    [compiler, '-p', project, '--listFiles', '--pretty', 'false', ...oneChecker, ...kept],
    {
      cwd: root,
      encoding: 'utf8',
      env: nothingSwept,
      maxBuffer: 2 ** 28,
    },
  );
  const lines = run.stdout.split('\n');
  const files = lines.filter((line) => line.startsWith('/') && !line.includes('/node_modules/'));
  for (const file of files) read.add(relative(root, file));
  const problems = lines.filter((line) => line !== '' && !line.startsWith('/'));
  if (run.status !== 0 || files.length === 0) {
    failed = true;
    console.error(`${project}:\n${problems.join('\n')}${run.stderr}`);
  }
}
for (const file of sourceFiles(root).filter((path) => !read.has(path))) {
  failed = true;
  console.error(`${file} is in no tsconfig: add its folder to the one for Node or the one for browsers.`);
}
console.log(`${read.size} of our files read`);
process.exitCode = failed ? 1 : 0;
