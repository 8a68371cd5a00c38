import { type Setting, SETTING_GROUPS } from '../../server/platform/settings/known-settings.ts'
import { ANY_TEXT } from '../../server/platform/settings/setting-types.ts'

const INTRODUCTION = `# Copy this file to .env (in an installed site: /srv/fez/.env; for a container: deploy/.env) and remove the #
# from the lines that you change. An environment variable wins over its line here. The values shown are the
# defaults. This file is made by \`npm run docs\`.
`

/** The table of settings of `docs/operating.md`, which the formatter aligns. */
export function listSettings(): string {
  const rows = Object.values(SETTING_GROUPS)
    .flatMap((group) => Object.entries(group))
    .map(([name, { default: value, sets }]) => [
      `\`${name}\``,
      value === undefined ? 'none' : `\`${value}\``,
      sets.replace('](operating.md#', '](#').replace(/\.$/, ''),
    ])
  return [['setting', 'default', 'what it sets'], ['-', '-', '-'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('')
}

/** The text of `.env.example`. */
export function exampleEnv(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([when, group]) =>
    [
      `# ----- ${when} -----`,
      ...Object.entries(group).map(
        ([name, setting]) => `${comment(setting)}\n#${name}=${setting.default ?? ''}`,
      ),
    ].join('\n\n'),
  )
  return `${[INTRODUCTION.trimEnd(), ...groups].join('\n\n')}\n`
}

function comment({ sets, more = '', allowed, overriddenBy, needsOneOf }: Setting): string {
  const noEffect = [
    ...(overriddenBy ? [`beside ${overriddenBy.join(' or ')}`] : []),
    ...(needsOneOf ? [`without ${needsOneOf.join(' or ')}`] : []),
  ]
  const sentences = [
    sets.replaceAll(/\[(.*?)\]\((.*?)\)/g, '$1 (docs/$2)').replaceAll('`', ''),
    more,
    noEffect.length > 0 ? `It has no effect ${noEffect.join(', or ')}.` : '',
  ]
  return [
    wrapped(sentences.filter(Boolean).join(' ')),
    ...(allowed === ANY_TEXT.allowed ? [] : [wrapped(`Allowed: ${allowed}.`)]),
  ].join('\n')
}

/** Lines of a comment of at most 110 characters. */
function wrapped(text: string): string {
  return text.replaceAll(/(.{1,108})(?: |$)/g, '# $1\n').trimEnd()
}
