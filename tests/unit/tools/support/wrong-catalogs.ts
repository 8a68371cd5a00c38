import type { Texts } from './po-file.ts'

const LEFT = 'Characters left: {left}'
const OF = '{number} of {total}'
const TERMS = 'Read <0>our terms</0> first.'
const SITE =
  'Twenty-four hectares lie five kilometres from the centre, with a customs point on the site.'

/** Sound catalogs, into which the tests plant mistakes. */
export const SOUND: Record<'ru' | 'hy', Texts> = {
  ru: {
    Close: 'Закрыть',
    [LEFT]: 'Осталось знаков: {left}',
    [OF]: '{number} из {total}',
    [TERMS]: 'Сначала прочитайте <0>условия</0>.',
    [SITE]: 'Двадцать четыре гектара в пяти километрах от центра, с таможенным пунктом на месте.',
  },
  hy: {
    Close: 'Փակել',
    [LEFT]: 'Մնացել է {left} նիշ',
    [OF]: '{total}-ից {number}-ը',
    [TERMS]: 'Նախ կարդացեք <0>պայմանները</0>։',
    [SITE]: 'Քսանչորս հեկտար՝ կենտրոնից հինգ կիլոմետր հեռավորության վրա, տեղում՝ մաքսակետ։',
  },
}

const FORMS = '{left, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}'
const IN_FORM = '{left, select, a {{left, plural, one {#} few {#} many {#}}} other {{left}}}'

/** A text's English, a translator's mistake, the text after the fix, and the problem. */
type WrongText = [english: string, wrong: string, right: string, problem: string]

/** Mistakes in a single text. */
export const WRONG_TEXTS: Record<'ru' | 'hy', Record<'error' | 'warning', WrongText[]>> = {
  ru: {
    error: [
      [
        'Close',
        'За&#160;крыть',
        'Закрыть',
        'shows &#160; to visitors. Write the character itself.',
      ],
      ['Close', 'За\u200bкрыть', 'Закрыть', 'has an invisible character, \\u{200b}. Take it out.'],
      ['Close', 'За\rкрыть', 'Закрыть', 'has an invisible character, \\u{d}. Take it out.'],
      [LEFT, '{left', '{left}', 'has a brace that is not closed: "{left". Close it with }.'],
      [LEFT, '{{left}}', '{left}', 'has two pairs of braces: {{left}}. Write {left}.'],
      [LEFT, "'{left}'", '{left}', "has apostrophes around a name: '{left}'. Take the apostr"],
      [LEFT, '{left} {}', '{left}', 'shows a brace to visitors: "{left} {}". Take out the brace'],
      [
        LEFT,
        FORMS.replace('one', 'один'),
        FORMS,
        'has the form "один", which does not exist. The names of forms are English: Russian has one, few, many, other.',
      ],
      [
        LEFT,
        '{left, plural one {#} other {#}}',
        FORMS,
        'cannot be read from here on: "one {#} other {#}}". Write it as in the English; forms are written {number, plural, one {# …} few {# …} many {# …} other {# …}}.',
      ],
      [
        LEFT,
        FORMS.replace('one {#', 'one {Один'),
        FORMS,
        'has no # in the form "one" of {left, plural, …}. Put in #: in Russian the form also goes with 21, 31.',
      ],
      ['Close', '<b>Закрыть</b>', 'Закрыть', 'shows <b>, </b> to visitors. Take out <b>, </b>: a'],
      [
        TERMS,
        '</0>Условия<0>.',
        '<0>Условия</0>.',
        'closes </0> where it is not open. Put <0> before',
      ],
      [
        'Close',
        'Փակել',
        'Закрыть',
        'is in Armenian letters, and Russian has Cyrillic ones: "Փակել".',
      ],
      ['Close', 'Р—Р°РєСЂС‹С‚СЊ', 'Закрыть', 'was decoded twice: "Р—Р°РєСЂС‹С‚СЊ" is "Закрыть".'],
      [
        LEFT,
        '{осталось}',
        '{left}',
        'lacks {left} and has {осталось}, which the English has not. Put in {left}, letter by letter, and take out {осталось}.',
      ],
      [OF, '{number}', '{number} {total}', 'lacks {total}. Put in {total}, letter by letter.'],
      [TERMS, 'Условия.', '<0>Условия</0>.', 'lacks </0> and lacks <0>. Put in </0>, <0>, letter'],
      [
        LEFT,
        FORMS.replace(' few {# знака}', ''),
        FORMS,
        'lacks the form "few" in {left, plural, …}. Add few {…}: in Russian it goes with 2, 3, 4.',
      ],
      [
        LEFT,
        IN_FORM,
        IN_FORM.replace('many {#}', 'many {#} other {#}'),
        'has no form "other" in {left, plural, …}. Add other {…}: it is shown where no form fits.',
      ],
      [LEFT, '{left, select, a {#}}', '{left}', 'has no form "other" in {left, select, …}'],
      [LEFT, '{left, number}', '{left}', 'has {left, number}, which the site cannot show. Write'],
    ],
    warning: [
      [
        OF,
        '{number} ({number}) из {total}',
        '{number} из {total}',
        'has {number} more often than the English. Take out {number}.',
      ],
      ['Close', 'Close', 'Закрыть', 'has English in it: "Close". Translate it.'],
      [
        'Close',
        'Закрыть see https://x.am',
        'Закрыть https://x.am',
        'has English in it: "see". Translate',
      ],
      [SITE, 'Место', 'Место.', 'lacks what stands for the "." at the end of the English. Put it'],
      [TERMS, '<0>our условия</0>.', '<0>условия</0>.', 'has English in it'],
      ['Close', 'Закрыть "окно"', 'Закрыть «окно»', 'has straight quotes'],
      ['Close', 'Закрыть  окно', 'Закрыть окно', 'has two spaces in a row'],
      ['Close', 'Закрыть ', 'Закрыть', 'begins or ends with a space'],
      [
        'Close',
        'Зaкрыть',
        'Закрыть',
        'has "a" of another alphabet in "Зaкрыть". Write the whole word',
      ],
      [
        SITE,
        'В 5 км.',
        'В 5\u00a0км.',
        'has a plain space that may part a number at a line\'s end: "5 км". Put',
      ],
      [SITE, 'Зона - место.', 'Зона\u00a0— место.', 'has a hyphen for a dash'],
      [SITE, 'Зона — место.', 'Зона\u00a0— место.', 'has a plain space before the dash'],
      [SITE, 'Налог 18%.', 'Налог 18\u00a0%.', 'has no no-break space before %'],
      ['Close', 'Всё закрыть', 'Все закрыть', 'has ё'],
      ['Close', 'Если Вы тут', 'Если вы тут', 'has a capital in Вы or Ваш'],
    ],
  },
  hy: {
    error: [
      [
        LEFT,
        '{left, plural, one {#} few {#} other {#}}',
        '{left}',
        'has the form "few" in {left, plural, …}, which Armenian has not. Take it out: Armenian has one, other.',
      ],
      [
        LEFT,
        '{left, plural, one {մեկ նիշ} other {# նիշ}}',
        '{left, plural, =1 {մեկ նիշ} one {# նիշ} other {# նիշ}}',
        'has no # in the form "one" of {left, plural, …}. Put in #: in Armenian the form also goes with 0.',
      ],
    ],
    warning: [
      ['Close', 'Փակել:', 'Փակել։', 'has a colon'],
      ['Close', 'Փակել․ այո', 'Փակել. այո', 'has ․ (U+2024)'],
      ['Close', 'Ինչու?', 'Ինչո՞ւ', 'has ? or !'],
      ['Close', '6ից', '6-ից', 'has letters right after a digit'],
      ['Close', 'Փակել Ձեր էջը', 'Փակել ձեր էջը', 'has a capital in Դուք, Ձեր or Ձեզ'],
      ['Close', '5 %', '5%', 'has a space before %'],
    ],
  },
}

const CLOSE = 'msgid "Close"\nmsgstr "Закрыть"\n'

/** A change of a Russian catalog, the beginning of the line that it is reported at, and the problem. */
type WrongFile = [from: string, to: string, line: string, problem: string]

/** Mistakes in the file of a catalog. If a change replaces an empty text, it is added at the end. */
export const WRONG_FILES: WrongFile[] = [
  ['"Закрыть"', '"Закрыть', 'msgstr "Закрыть', 'has no closing quote: msgstr "Закрыть. Put " at'],
  ['"Закрыть"', 'Закрыть"', 'msgstr Закрыть"', 'has no opening quote: msgstr Закрыть". Put "'],
  ['"Закрыть"', '"Закрыть "окно""', 'msgstr "Закрыть "', 'has straight quotes within the text'],
  [
    '"Закрыть"',
    '“Закрыть”',
    'msgstr “Закрыть”',
    'has curly quotes around the text: msgstr “Закрыть”',
  ],
  [
    'msgid "Characters',
    'ask Anna\nmsgid "Characters',
    'ask Anna',
    'error: has a line that no catalog has: ask Anna. Put it',
  ],
  [CLOSE, `${CLOSE}msgstr "Нет"\n`, 'msgstr "Нет"', '"Close" has two lines with msgstr. Keep one'],
  [
    'msgstr "Закрыть"\n',
    '<<<<<<< main\nmsgstr "Закрыть"\n=======\nmsgstr "Скрыть"\n>>>>>>> ru\n',
    '<<<<<<< main',
    '"Close" has two versions that git could not merge. Keep one of them, and take out the lines',
  ],
  [
    CLOSE,
    `<<<<<<< main\n${CLOSE}=======\n${CLOSE.replace('З', 'С')}>>>>>>> ru\n`,
    '<<<<<<< main',
    'error: has two versions that git could not merge.',
  ],
  ['', CLOSE.replace('З', 'з'), 'msgid "Close"', '"Close" is there twice. Delete this entry or'],
  ['msgid "Close"', 'msgid "Closed"', 'msgid "Closed"', 'was changed: put back "Close".'],
  ['', 'msgid "A newsletter, monthly"\nmsgstr "Х"\n', 'msgid "A news', 'is no text of the site'],
  [CLOSE, '', '', '"Close" is missing. Run `npm run extract`. Then translate it.'],
  ['\nmsgstr "З', '\nmsgid_plural "x"\nmsgstr "З', 'msgid_plural', 'has plural forms of gettext'],
  [CLOSE, `#, fuzzy\n${CLOSE}`, 'msgid "Close"', 'is the first of 1 texts for translators, 1 of'],
  [
    '"Закрыть"',
    '""',
    'msgid "Close"',
    'is the first of 1 texts for translators, 0 of them marked as',
  ],
  [
    CLOSE,
    CLOSE.replace('msgstr', '# Anna asks\nmsgstr'),
    'msgid "Close"',
    '"Close" would be lost, because not all programs read this entry in the same way. Put its',
  ],
  [
    CLOSE,
    CLOSE.replace('msgid', '#. at most 6 characters\nmsgid'),
    'msgid "Close"',
    '"Close" has 7 characters, and its place shows 6. Shorten it.',
  ],
  [
    '\n#: src',
    '\r#: src',
    '',
    'ends its lines with CR alone, so no text of it would be found. Save',
  ],
  [
    'Закрыть',
    '\uFFFD\uFFFD\uFFFD',
    'msgid "Close"',
    'has lost its letters: "\uFFFD\uFFFD\uFFFD". Write',
  ],
  ['Language: ru', 'Language: hy', '', 'says Language: hy. Write Language: ru.'],
  ['charset=utf-8', 'charset=CP1251', '', 'says charset=CP1251. Save it as UTF-8.'],
]

/** Bytes that a catalog may have instead, and the problem that is reported. */
export const WRONG_BYTES: [name: string, bytes: Buffer, problem: string][] = [
  ['an empty file', Buffer.from('\n'), 'is empty. Put the last one back: git restore ru.po.'],
  ['UTF-16', Buffer.from('\uFEFFmsgid ""', 'utf16le'), 'is in UTF-16. Save it as UTF-8.'],
  ['windows-1251', Buffer.from([0x6d, 0xc7, 0xe0, 0xea]), 'is not in UTF-8. Save it as UTF-8.'],
  ['an .mo file', Buffer.from('de120495', 'hex'), 'is a compiled catalog (.mo). Use the file that'],
]
