import type { Texts } from './po-editors.ts'

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

export interface Mistake {
  level?: 'warning'
  says: string
  cure: string
}

interface WrongText extends Mistake {
  tag?: 'hy'
  english: string
  /** A translator's text. `right` is what it is after the cure. */
  wrong: string
  right: string
}

const FORMS = '{left, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}'
const without = (form: string) => FORMS.replace(new RegExp(` ${form} \\{[^}]*\\}`), '')

/** Mistakes in a single text. */
export const WRONG_TEXTS: Record<string, WrongText> = {
  'an empty text': {
    english: 'Close',
    wrong: '',
    right: 'Закрыть',
    says: 'has no translation',
    cure: 'Write it into msgstr.',
  },
  'a text of blanks': {
    english: SITE,
    wrong: '  ',
    right: 'Место',
    says: 'has no translation',
    cure: 'Write it into msgstr.',
  },
  'a brace that is not closed': {
    english: LEFT,
    wrong: 'Осталось: {left',
    right: 'Осталось: {left}',
    says: 'cannot be read: Unexpected message end',
    cure: 'Close each brace that is open',
  },
  'a brace too many': {
    english: LEFT,
    wrong: 'Осталось: {left}}',
    right: 'Осталось: {left}',
    says: 'shows a brace to visitors',
    cure: 'Take out the brace that has no partner.',
  },
  'a placeholder that was translated': {
    english: LEFT,
    wrong: 'Осталось: {осталось}',
    right: 'Осталось: {left}',
    says: 'lacks {left} and has {осталось}, which the English has not',
    cure: 'Put in {left}, letter by letter, and take out {осталось}.',
  },
  'a placeholder that was left out': {
    english: OF,
    wrong: '{number} из всех',
    right: '{number} из всех {total}',
    says: 'lacks {total}',
    cure: 'Put in {total}, letter by letter.',
  },
  'a placeholder that was said twice': {
    english: OF,
    wrong: '{number} ({number}) из {total}',
    right: '{number} из {total}',
    says: 'has {number} more often than the English',
    cure: 'Take out {number}.',
  },
  'a tag that was left out': {
    english: TERMS,
    wrong: 'Прочитайте условия.',
    right: 'Прочитайте <0>условия</0>.',
    says: 'lacks </0> and lacks <0>',
    cure: 'Put in </0>, <0>, letter by letter.',
  },
  'a tag that is not closed': {
    english: TERMS,
    wrong: 'Прочитайте <0>условия.',
    right: 'Прочитайте <0>условия</0>.',
    says: 'lacks </0>',
    cure: 'Put in </0>, letter by letter.',
  },
  'a tag that was said twice': {
    english: TERMS,
    wrong: 'Прочитайте <0>условия</0> и <0>правила</0>.',
    right: 'Прочитайте <0>условия</0>.',
    says: 'has </0> more often than the English and has <0> more often than the English',
    cure: 'Take out </0>, <0>.',
  },
  'a plural without other': {
    english: LEFT,
    wrong: without('other'),
    right: FORMS,
    says: 'has no form "other" in {left, plural, …}',
    cure: 'Add other {…}',
  },
  'a plural without few': {
    english: LEFT,
    wrong: without('few'),
    right: FORMS,
    says: 'lacks the form "few"',
    cure: 'Add few {…}: in Russian it goes with 2, 3, 4.',
  },
  'a plural with a form that Russian lacks': {
    english: LEFT,
    wrong: FORMS.replace('few', 'two {#} few'),
    right: FORMS,
    says: 'has the form "two" in {left, plural, …}, which Russian has not',
    cure: 'Take it out: Russian has one, few, many, other.',
  },
  'a plural with a form that nobody has': {
    english: LEFT,
    wrong: FORMS.replace('few', 'paar'),
    right: FORMS,
    says: 'cannot be read: The plural case paar',
    cure: 'forms are written {number, plural',
  },
  'a plural within a form, without other': {
    english: LEFT,
    wrong: '{left, select, a {{left, plural, one {#} few {#} many {#}}} other {{left}}}',
    right: '{left, select, a {{left, plural, one {#} few {#} many {#} other {#}}} other {{left}}}',
    says: 'has no form "other" in {left, plural, …}',
    cure: 'Add other {…}',
  },
  'a choice without other': {
    english: LEFT,
    wrong: '{left, select, a {Осталось} b {Еще}}',
    right: '{left, select, a {Осталось} b {Еще} other {Осталось}}',
    says: 'has no form "other" in {left, select, …}',
    cure: 'Add other {…}',
  },
  'an Armenian plural without other': {
    tag: 'hy',
    english: LEFT,
    wrong: '{left, plural, one {# նիշ}}',
    right: '{left, plural, one {# նիշ} other {# նիշ}}',
    says: 'has no form "other"',
    cure: 'Add other {…}',
  },
  'an Armenian plural with forms of Russian': {
    tag: 'hy',
    english: LEFT,
    wrong: '{left, plural, one {# նիշ} few {# նիշ} other {# նիշ}}',
    right: '{left, plural, one {# նիշ} other {# նիշ}}',
    says: 'has the form "few"',
    cure: 'Take it out: Armenian has one, other.',
  },
  'a number to be formatted': {
    english: LEFT,
    wrong: 'Осталось: {left, number}',
    right: 'Осталось: {left}',
    says: 'has {left, number}, which the site cannot show',
    cure: 'Write {left}; a choice of forms',
  },
  'a kind of placeholder that is misspelt': {
    english: LEFT,
    wrong: FORMS.replace('plural', 'plurale'),
    right: FORMS,
    says: 'has {left, plurale}, which the site cannot show',
    cure: 'Write {left}; a choice of forms',
  },
  'English left in': {
    english: 'Close',
    wrong: 'Close',
    right: 'Закрыть',
    level: 'warning',
    says: 'has English in it',
    cure: 'Translate it.',
  },
  'an English word left in': {
    english: TERMS,
    wrong: 'Прочитайте <0>our условия</0>.',
    level: 'warning',
    right: 'Прочитайте <0>условия</0>.',
    says: 'has English in it',
    cure: 'Translate it.',
  },
  'straight quotes': {
    english: 'Close',
    wrong: 'Закрыть "окно"',
    right: 'Закрыть «окно»',
    level: 'warning',
    says: 'has straight quotes',
    cure: 'Write « and ».',
  },
  'two spaces': {
    english: 'Close',
    wrong: 'Закрыть  окно',
    right: 'Закрыть окно',
    level: 'warning',
    says: 'has two spaces in a row',
    cure: 'Leave one.',
  },
  'a space at the end': {
    english: 'Close',
    wrong: 'Закрыть ',
    right: 'Закрыть',
    level: 'warning',
    says: 'begins or ends with a space',
    cure: 'Take it out.',
  },
  'a number parted from its unit': {
    english: SITE,
    wrong: 'В 5 км от центра',
    right: 'В 5\u00a0км от центра',
    level: 'warning',
    says: 'has a plain space between a number and its unit',
    cure: 'Put a no-break space',
  },
  'a number that is parted': {
    english: SITE,
    wrong: 'На 92 000 местах',
    right: 'На 92\u00a0000 местах',
    level: 'warning',
    says: 'has a plain space within a number',
    cure: 'Put a no-break space',
  },
  'a hyphen for a dash': {
    english: SITE,
    wrong: 'Зона - место',
    right: 'Зона\u00a0— место',
    level: 'warning',
    says: 'has a hyphen for a dash',
    cure: 'Write — with a no-break space',
  },
  'a plain space before a dash': {
    english: SITE,
    wrong: 'Зона — место',
    right: 'Зона\u00a0— место',
    level: 'warning',
    says: 'has a plain space before the dash',
    cure: 'Put a no-break space',
  },
  'a per cent sign without its space': {
    english: SITE,
    wrong: 'Налог 18%',
    right: 'Налог 18\u00a0%',
    level: 'warning',
    says: 'has no no-break space before %',
    cure: 'Put a no-break space',
  },
  'the letter ё': {
    english: 'Close',
    wrong: 'Всё закрыть',
    right: 'Все закрыть',
    level: 'warning',
    says: 'has ё',
    cure: 'Write е.',
  },
  'a capital in вы': {
    english: 'Close',
    wrong: 'Если Вы тут',
    right: 'Если вы тут',
    level: 'warning',
    says: 'has a capital in Вы or Ваш',
    cure: 'Write it small.',
  },
  'a colon in Armenian': {
    tag: 'hy',
    english: 'Close',
    wrong: 'Փակել:',
    right: 'Փակել։',
    level: 'warning',
    says: 'has a colon',
    cure: 'Write ։ (U+0589)',
  },
  'a dot for the mijaket': {
    tag: 'hy',
    english: 'Close',
    wrong: 'Փակել․ այո',
    right: 'Փակել. այո',
    level: 'warning',
    says: 'has ․ (U+2024)',
    cure: 'Write a full stop (U+002E).',
  },
  'a Latin question mark in Armenian': {
    tag: 'hy',
    english: 'Close',
    wrong: 'Ինչու?',
    right: 'Ինչո՞ւ',
    level: 'warning',
    says: 'has ? or !',
    cure: 'Write ՞ or ՜ after the last vowel',
  },
  'an ending without its hyphen': {
    tag: 'hy',
    english: 'Close',
    wrong: '6ից',
    right: '6-ից',
    level: 'warning',
    says: 'has letters right after a digit',
    cure: 'Put a hyphen before an ending',
  },
  'a capital in ձեր': {
    tag: 'hy',
    english: 'Close',
    wrong: 'Փակել Ձեր էջը',
    right: 'Փակել ձեր էջը',
    level: 'warning',
    says: 'has a capital in Դուք, Ձեր or Ձեզ',
    cure: 'Write it small.',
  },
}
