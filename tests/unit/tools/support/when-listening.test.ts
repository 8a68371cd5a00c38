import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { whenListening } from '../../../../tools/support/when-listening.ts'

test('a server that ends before it listens is told with its own words', async () => {
  const program = spawn(process.execPath, ['-e', 'console.error("The port is taken")'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await expect(whenListening(program)).rejects.toThrow(/has ended\. The port is taken/)
})
