/** What an operator must do before a session is given. */
export type LoginStep = 'changePassword' | 'enrolSecondFactor' | 'secondFactor';

/** The step that follows a right password: the one-time password goes first, then the second factor. */
export function loginStepOf(operator: {
  readonly passwordIsOneTime: boolean;
  readonly secondFactorConfirmedAt: Date | null;
}): LoginStep {
  if (operator.passwordIsOneTime) return 'changePassword';
  return operator.secondFactorConfirmedAt === null ? 'enrolSecondFactor' : 'secondFactor';
}
