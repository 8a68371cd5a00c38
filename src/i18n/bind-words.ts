/** Words that should not end a line. One list serves all languages: their scripts differ. */
const LEANING_ON_NEXT = new Set(
  (
    'a an and as at but by for from in into no of on or our per than that the to via with your ' +
    'а без в во для до за из и или к как ко на над не ни но о об обо от по под при про с со у что ' +
    'ըստ և դեպի թե իսկ կամ մինչև նաև որ ու'
  ).split(' '),
)

/** Words that should not begin a line: the Armenian verb 'to be', and a dash. */
const LEANING_ON_PREVIOUS = new Set('է եմ ես ենք եք են էր էին —'.split(' '))

const NO_BREAK = '\u00a0'
const WORD_JOINER = '\u2060'

/**
 * Keeps lines from breaking after a preposition, conjunction or number. Not for links and
 * addresses.
 */
export function bindWords(text: string): string {
  const words = text.replace(WITHIN_A_WORD, `$1${WORD_JOINER}`).split(/[ \t\r\n]+/)
  return words.reduce((line, word, place) => {
    const bound = leansOnNext(words[place - 1] ?? '', word) || leansOnPrevious(word)
    return line + (bound ? NO_BREAK : ' ') + word
  })
}

/** A range of numbers: 9:00–18:00. */
const WITHIN_A_WORD = /(\d–)(?=\d)/g

function leansOnNext(word: string, next: string): boolean {
  const bare = word.replace(/^[«„“"'(]+/, '')
  if (LEANING_ON_NEXT.has(bare.toLowerCase()) || /^[№§]$/.test(bare)) return true
  // A number and what it counts; but a telephone number may break.
  return /(^|[^\p{L}\d])[\d.,:]*\d[%+]?$/u.test(bare) && !/^\d/.test(next)
}

function leansOnPrevious(word: string): boolean {
  return LEANING_ON_PREVIOUS.has(word.replace(/[:,.։՝»)]+$/, ''))
}
