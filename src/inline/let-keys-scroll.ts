// Safari does not let the Tab key reach a part that scrolls. The other browsers do by themselves.

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Tab') return
  for (const part of document.querySelectorAll('.rich-text :is(table, pre)')) {
    if (part.scrollWidth > part.clientWidth) part.setAttribute('tabindex', '0')
    else part.removeAttribute('tabindex')
  }
})
