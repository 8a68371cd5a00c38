/**
 * Words that lean on the next one: a line that ends with them reads badly. Their scripts tell the
 * languages apart, so that one list serves all.
 */
const LEANING_ON_NEXT = new Set(
  (
    'a an and as at but by for from in into no of on or our per than that the to via with your ' +
    'а без в во для до за из и или к как ко на над не ни но о об обо от по под при про с со у что ' +
    'ըստ և դեպի թե իսկ կամ մինչև նաև որ ու'
  ).split(' '),
)

/** Words that lean on the one before: the Armenian verb 'to be', and a dash. */
const LEANING_ON_PREVIOUS = new Set('է եմ ես ենք եք են էր էին —'.split(' '))

const NO_BREAK = '\u00a0'
const WORD_JOINER = '\u2060'

/**
 * A text whose lines do not break after a preposition, a conjunction or a number. Links and
 * addresses are not for it.
 */
export function bindWords(text: string): string {
  const words = text.replace(WITHIN_A_WORD, `$1${WORD_JOINER}`).split(/[ \t\r\n]+/)
  return words.reduce((line, word, place) => {
    const bound = leansOnNext(words[place - 1] ?? '', word) || leansOnPrevious(word)
    return line + (bound ? NO_BREAK : ' ') + word
  })
}

/** A span of figures: 9:00–18:00. */
const WITHIN_A_WORD = /(\d–)(?=\d)/g

function leansOnNext(word: string, next: string): boolean {
  const bare = word.replace(/^[«„“"'(]+/, '')
  if (LEANING_ON_NEXT.has(bare.toLowerCase()) || /^[№§]$/.test(bare)) return true
  // A number, and what it counts; a telephone number may part.
  return /(^|[^\p{L}\d])[\d.,:]*\d[%+]?$/u.test(bare) && !/^\d/.test(next)
}

function leansOnPrevious(word: string): boolean {
  return LEANING_ON_PREVIOUS.has(word.replace(/[:,.։՝»)]+$/, ''))
}
