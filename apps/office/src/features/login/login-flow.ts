/** Where the operator stands in the login; each step hands its ticket to the next. */
export type LoginFlow =
  | { readonly step: 'password' }
  | { readonly step: 'changePassword'; readonly ticket: string }
  | { readonly step: 'enrolSecondFactor'; readonly ticket: string }
  | { readonly step: 'secondFactor'; readonly ticket: string };

/** The step that the server names with its ticket. */
export function flowOf(answer: {
  readonly ticket: string;
  readonly next: 'changePassword' | 'enrolSecondFactor' | 'secondFactor' | 'done';
}): LoginFlow {
  return answer.next === 'done' ? { step: 'password' } : { step: answer.next, ticket: answer.ticket };
}

const lost = new Set([
  'operator.wrong_credentials',
  'operator.password_change_required',
  'operator.second_factor_already_set',
]);

/** A ticket that the server no longer takes: the login begins again, with a word of why. */
export function isTicketLost(code: string): boolean {
  return lost.has(code);
}
