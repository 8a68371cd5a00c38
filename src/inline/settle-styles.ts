// A style sheet can be lost, or something else can come that browsers take for a sheet without rules. The
// site's own sheet is then requested once more. The tag of any other sheet is removed, because Vite requests
// the styles of later code only if they have no tag. The map's provider brings sheets of its own: their rules
// cannot be read.
// Upstream: https://github.com/vitejs/vite/issues/18042 (8.3 still does not ask again)

document.addEventListener('load', settle, true)
document.addEventListener('error', settle, true)

function settle(event: Event): void {
  const { target, type } = event
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  if (!target.href.startsWith(`${location.origin}/`)) return
  if (type === 'load') {
    if (target.sheet?.cssRules.length) return
    event.stopPropagation()
    target.dispatchEvent(new Event('error'))
    return
  }
  if (target.matches('[href*="/site-"]:not([data-again])')) {
    const again = target.cloneNode() as HTMLLinkElement
    again.dataset.again = ''
    target.after(again)
  }
  target.remove()
}
