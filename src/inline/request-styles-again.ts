// The site's style sheet can be lost, or something else can come that browsers take for a sheet without rules.
// It is then requested once more, at an address for which browsers have kept nothing. The rules of the sheets
// that the map's provider brings cannot be read.

document.addEventListener('load', requestAgain, true)
document.addEventListener('error', requestAgain, true)

function requestAgain({ target, type }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  const address = new URL(target.href)
  if (address.origin !== location.origin || address.searchParams.has('again')) return
  if (type === 'load' && target.sheet?.cssRules.length) return
  address.searchParams.set('again', '')
  const again = target.cloneNode() as HTMLLinkElement
  again.href = address.href
  target.replaceWith(again)
}
