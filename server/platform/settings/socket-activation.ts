/** systemd's first file descriptor for a service whose port it holds (sd_listen_fds(3)). */
export const FIRST_SOCKET_FD = 3

export function isSocketActivated({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): boolean {
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid)
}
