/** The document makes one such request at a time, whichever part of it asks. */
let asking: Promise<void> | undefined

/**
 * Requests this page from the server, and loads it again if it comes from another build: then the files of
 * this build may be gone. Never rejects.
 */
export function reloadIfRebuilt(): Promise<void> {
  asking ??= askServer().finally(() => {
    asking = undefined
  })
  return asking
}

async function askServer(): Promise<void> {
  try {
    const response = await fetch(location.origin + location.pathname, { cache: 'no-store' })
    // The name of the file that has this module.
    const [script] = /\/assets\/site-[^"]+\.js/.exec(await response.text()) ?? []
    if (script && !import.meta.url.includes(script)) location.reload()
  } catch {
    // There is no connection, so the page stays.
  }
}
