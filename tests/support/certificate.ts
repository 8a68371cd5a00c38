import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isInstalled } from './is-installed.ts'

export const HAS_OPENSSL = isInstalled('openssl')

/** Makes a certificate for 127.0.0.1 and localhost that no authority has signed, as files in a folder. */
export async function makeCertificate(folder: string): Promise<{ key: string; pem: string }> {
  const [key, pem] = [join(folder, 'fez.key'), join(folder, 'fez.pem')]
  await promisify(execFile)('openssl', [
    ...[
      'req',
      '-x509',
      '-nodes',
      '-subj',
      '/CN=fez',
      '-addext',
      'subjectAltName=IP:127.0.0.1,DNS:localhost',
    ],
    // An RSA key would take a hundred times as long.
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
    ...['-keyout', key, '-out', pem],
  ])
  return { key, pem }
}
