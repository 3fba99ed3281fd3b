import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFailureText } from '../api/failure-text.ts';
import type { CallFailed } from '../api/office-client.ts';
import classes from './Failure.module.css';

/** What went wrong with the last try, above the button that tries again; `mb` is the room below it. */
export function Failure({ failure, mb }: { failure: CallFailed | null; mb?: 'md' }) {
  const text = useFailureText()(failure);
  return text === undefined ? null : (
    <Alert color="coral" icon={<IconAlertTriangle size={18} />} role="alert" {...(mb ? { mb } : {})}>
      {text}
      <Problems details={failure?.details ?? {}} />
    </Alert>
  );
}

/** Where the server found fault, in its own words. */
function Problems({ details }: { details: Readonly<Record<string, unknown>> }) {
  const problems = Array.isArray(details.problems) ? (details.problems as unknown[]) : [];
  const lines = problems.flatMap((problem) =>
    typeof problem === 'object' && problem !== null && 'message' in problem ? [String(problem.message)] : [],
  );
  return lines.length === 0 ? null : (
    <ul className={classes.problems} dir="ltr">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
