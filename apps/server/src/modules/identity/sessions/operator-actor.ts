/** Who acts on a member from the back office. */
export interface OperatorActor {
  readonly username: string;
  readonly ip: string;
}
