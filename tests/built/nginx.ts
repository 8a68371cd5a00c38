import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { onTestFinished, vi } from 'vitest'
import { HAS_OPENSSL, makeCertificate } from '../support/certificate.ts'
import { freePort } from '../support/free-port.ts'
import { isInstalled } from '../support/is-installed.ts'
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts'

// On Debian, only root's PATH contains nginx.
process.env.PATH = `${process.env.PATH ?? ''}:/usr/sbin`
const MIME_TYPES = '/etc/nginx/mime.types'
export const HAS_NGINX = isInstalled('nginx') && HAS_OPENSSL && existsSync(MIME_TYPES)
if (!HAS_NGINX) {
  console.log('Not tested with nginx: to install, apt-get install nginx-light openssl')
}

/** Runs nginx with a configuration from deploy/ and these changes until the end of the test. */
export async function runNginx(name: string, changes: Record<string, string>, more = '') {
  const folder = await temporaryFolder()
  const [tls, plain] = [await freePort(), await freePort()]
  const certificate = await makeCertificate(folder)
  setDefaultCACertificates([await readFile(certificate.pem)])
  const places = {
    'server_name fez.example;': 'server_name localhost;',
    'listen 443 ssl http2;': `listen 127.0.0.1:${tls} ssl http2;`,
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen [::]:443 ssl http2;': '',
    'listen [::]:80;': '',
    '/etc/ssl/fez.example.pem': certificate.pem,
    '/etc/ssl/private/fez.example.key': certificate.key,
    ...changes,
  }
  let site = await readFile(join(import.meta.dirname, '../../deploy', name), 'utf8')
  for (const [place, change] of Object.entries(places)) site = site.replaceAll(place, change)
  await writeFiles(folder, { 'site.conf': site + more, 'nginx.conf': surroundings(folder) })

  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(nginx, 'exit')
  const stop = async () => {
    nginx.kill('SIGTERM')
    await ended
  }
  onTestFinished(stop)
  const address = `https://localhost:${tls}`
  const ask = (path: string, init?: RequestInit) => fetch(address + path, init)
  await vi.waitFor(() => ask('/'), { timeout: 30_000 })
  return {
    address,
    ask,
    plain: `http://localhost:${plain}`,
    /** Returns what nginx has logged. */
    stopAndReadLogs: async () => {
      await stop()
      const files = ['access.log', 'error.log'].map((file) => readFile(join(folder, file), 'utf8'))
      return (await Promise.all(files)).join('')
    },
  }
}

/** The parts of Debian's /etc/nginx/nginx.conf around a site, in their own folder. */
function surroundings(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `
    ${process.geteuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log info;
    events {}
    http {
      include ${MIME_TYPES};
      default_type application/octet-stream;
      access_log ${folder}/access.log;
      ${temporary.join('\n')}
      include ${folder}/site.conf;
    }`
}
