import type { Mistake } from './wrong-texts.ts'

interface WrongFile extends Mistake {
  plant: (po: string) => string
  /** The last line that begins so is the line of the finding. The default is the first line. */
  line?: string
}

const CLOSE = 'msgid "Close"\nmsgstr "Закрыть"\n'

/** Mistakes in the file of a Russian catalog. The cure must undo `plant`. */
export const WRONG_FILES: Record<string, WrongFile> = {
  'a closing quote forgotten': {
    plant: (po) => po.replace('"Закрыть"', '"Закрыть'),
    line: 'msgstr "Закрыть',
    says: 'has no closing quote: msgstr "Закрыть',
    cure: 'Put " at the end of the line.',
  },
  'an opening quote forgotten': {
    plant: (po) => po.replace('"Закрыть"', 'Закрыть"'),
    line: 'msgstr Закрыть"',
    says: 'has no opening quote',
    cure: 'Put " before the text.',
  },
  'a closing quote forgotten in the English': {
    plant: (po) => po.replace('msgid "Close"', 'msgid "Close'),
    line: 'msgid "Close',
    says: 'has no closing quote: msgid "Close',
    cure: 'Put " at the end of the line.',
  },
  'straight quotes that close the text': {
    plant: (po) => po.replace('"Закрыть"', '"Закрыть "окно""'),
    line: 'msgstr "Закрыть "',
    says: 'has straight quotes within the text',
    cure: 'Write « and » in their place.',
  },
  'a comment without its sign': {
    plant: (po) => po.replace('msgid "Close"', 'ask Anna\nmsgid "Close"'),
    line: 'ask Anna',
    says: 'has a line that no catalog has: ask Anna',
    cure: 'Take it out.',
  },
  'a conflict of two versions': {
    plant: (po) => po.replace('msgstr "Закрыть"', '<<<<<<< HEAD\nmsgstr "Закрыть"'),
    line: '<<<<<<< HEAD',
    says: 'has a line that no catalog has',
    cure: 'Take it out.',
  },
  'an entry that is there twice': {
    plant: (po) => `${po}\n${CLOSE.replace('Закрыть', 'Убрать')}`,
    line: 'msgid "Close"',
    says: '"Close" is there twice',
    cure: 'Delete this entry or that of',
  },
  'an English text that was changed': {
    plant: (po) => po.replace('msgid "Close"', 'msgid "Closed"'),
    line: 'msgid "Closed"',
    says: '"Closed" is no text of the site',
    cure: 'Its msgid was changed: put back "Close".',
  },
  'a text that the site has not': {
    plant: (po) => `${po}\nmsgid "A newsletter, once a month"\nmsgstr "Рассылка"\n`,
    line: 'msgid "A newsletter',
    says: 'is no text of the site',
    cure: 'Run `npm run extract`.',
  },
  'a text that is missing': {
    plant: (po) => po.replace(CLOSE, ''),
    says: '"Close" is missing',
    cure: 'Run `npm run extract`. Then translate',
  },
  'plural forms as gettext has them': {
    plant: (po) =>
      po.replace(CLOSE, CLOSE.replace('\nmsgstr', '\nmsgid_plural "Close all"\nmsgstr')),
    line: 'msgid_plural',
    says: 'has plural forms of gettext',
    cure: 'Write all forms into one msgstr',
  },
  'a text that needs work': {
    plant: (po) => po.replace('msgid "Close"', '#, fuzzy\nmsgid "Close"'),
    level: 'warning',
    line: 'msgid "Close"',
    says: `is marked as 'Needs work' (fuzzy)`,
    cure: 'take the mark away',
  },
  'another encoding': {
    plant: (po) => po.replace('Закрыть', '\uFFFD\uFFFD\uFFFD'),
    line: 'msgstr "\uFFFD',
    says: 'is not in UTF-8',
    cure: 'Save the file as UTF-8.',
  },
}
