// Safari, and Chrome before version 130, do not let the Tab key reach a part that scrolls.

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Tab') return
  for (const part of document.querySelectorAll('.rich-text :is(table, pre)')) {
    if (part.scrollWidth > part.clientWidth) part.setAttribute('tabindex', '0')
    else part.removeAttribute('tabindex')
  }
})
