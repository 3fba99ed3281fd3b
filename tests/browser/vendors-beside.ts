import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startSandbox } from '@ikka/vendor-sandbox/testing';
import { vendorSandboxFor } from '../../tools/start/vendor-sandbox.ts';

/** The vendors to practise with, as `npm start` has them beside a server, in the process of the tests. */
export interface VendorsBeside {
  /** By which the server knows them. */
  readonly serverEnv: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Starts them for the server that will listen on `port`. */
export async function startVendorsBeside(port: number): Promise<VendorsBeside> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ikka-vendors-'));
  const start = await vendorSandboxFor({ root: '', dataDir, port });
  if (start === undefined) throw new Error('no vendor to practise with is allowed here');
  const sandbox = await startSandbox(readConfig(start.process.env));
  return {
    serverEnv: start.serverEnv,
    async close() {
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
