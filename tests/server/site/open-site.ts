import { startTestServer, type TestServer } from '@ikka/test-kit';
import { afterAll, beforeAll } from 'vitest';
import { logInOperator } from '../log-in-operator.ts';

/** The server that the stories of this folder share, with the settings of all of them. */
export interface Site {
  readonly server: TestServer;
  /** The token of its first operator, who may do everything. */
  readonly operator: string;
}

/** Starts the server before the first story of the suite that calls it, and stops it after the last. */
export function openSite(): Site {
  let server: TestServer | undefined;
  let operator: string | undefined;
  beforeAll(async () => {
    server = await startTestServer({
      settings: {
        'identity.slider_captcha': false,
        'play.minimum_spin_ms': 0,
        'upload.image_max_bytes': 400_000,
      },
    });
    operator = await logInOperator(server);
  });
  afterAll(() => server?.stop());
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined)
      throw new Error('the site opens before the first story, not while stories are collected');
    return part;
  };
  return {
    get server() {
      return opened(server);
    },
    get operator() {
      return opened(operator);
    },
  };
}
