import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its receiver's reader shows it. */
export interface ReceivedMail {
  /** Whom the envelope named. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * How the stand-in behaves towards one mail.
 * - `accept`: takes it.
 * - `slow`: takes it, and answers only when `release` is called.
 * - `fail`: answers 451, try again later.
 * - `refuse`: answers 550 to the recipient, never.
 * - `lose_answer`: takes it, and drops the connection instead of answering.
 */
export type MailBehaviour = 'accept' | 'slow' | 'fail' | 'refuse' | 'lose_answer';

/** A mail server on this machine. */
export interface MailStandIn {
  /** `smtp://user:password@127.0.0.1:port`. */
  readonly url: string;
  /** What a server's environment says so that it sends by this mail server. */
  readonly env: Readonly<Record<'SMTP_URL' | 'MAIL_FROM', string>>;
  /** How the next mails are met, one after the other; afterwards each is accepted again. */
  behave(...next: MailBehaviour[]): void;
  /** Every mail taken, repeats too, in their order. */
  readonly received: readonly ReceivedMail[];
  /** Answers everything that waits. */
  release(): void;
  stop(): Promise<void>;
}

export async function startMailStandIn(): Promise<MailStandIn> {
  const received: ReceivedMail[] = [];
  const next: MailBehaviour[] = [];
  const waiting: (() => void)[] = [];
  const [user, password] = ['ikka', 'a password for nothing'];
  const later = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (given, _session, answer) =>
      given.username === user && given.password === password
        ? answer(null, { user })
        : answer(later(535, 'wrong credentials')),
    onRcptTo: (_address, _session, answer) => {
      if (next[0] !== 'refuse') return answer();
      next.shift();
      answer(later(550, 'no such mailbox'));
    },
    async onData(stream, session, answer) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      const behaviour = next.shift() ?? 'accept';
      if (behaviour === 'fail') return answer(later(451, 'try again later'));
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push(await readMail(Buffer.concat(parts), to));
      if (behaviour === 'slow') waiting.push(() => answer());
      else if (behaviour === 'lose_answer') dropAll();
      else answer();
    },
  });
  // A client that went away mid-sentence is what some tests are about.
  server.on('error', () => undefined);
  const sockets = new Set<{ destroy(): unknown }>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening socket has a port');
  const url = `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${address.port}`;
  return {
    url,
    env: { SMTP_URL: url, MAIL_FROM: 'Ikka <no-reply@ikka.example>' },
    behave: (...behaviours) => void next.push(...behaviours),
    received,
    release() {
      for (const answer of waiting.splice(0)) answer();
    },
    async stop() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      dropAll();
      await closed;
    },
  };
}

async function readMail(raw: Buffer, to: readonly string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  return {
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
  };
}
