import type { TextProblem } from '../../build/texts/text-problem.ts'
import { DOCUMENT_EXTENSIONS } from '../../server/content/media/media-type.ts'
import { TYPES_BY_EXTENSION } from '../../server/platform/http/file-response.ts'
import { nearestName } from '../../server/platform/program/nearest-name.ts'
import { didYouMean } from './problem.ts'

/** The extensions of files that the site serves or passes on. A page is no such file. */
const FILE_EXTENSIONS = [...Object.keys(TYPES_BY_EXTENSION), ...DOCUMENT_EXTENSIONS].filter(
  (extension) => !/^x?html?$/.test(extension),
)

/** The patterns of wrong addresses, each with what is wrong and what to do. The first that matches counts. */
const SLIPS: [looksLike: RegExp, message: string, fix: (address: string) => string][] = [
  [
    /^(?:[a-z]:[\\/]|file:|\\\\)/i,
    "is a file on somebody's computer",
    (address) => `Upload the file, and write where it is: /media/${address.split(/[\\/]/).at(-1)}.`,
  ],
  [/^mailto:(?![^\s@]+@[^\s@]+\.)/i, 'has no email address', () => 'Write one after mailto:.'],
  [
    /^tel:\D*$/i,
    'has no number',
    () => 'Write one after tel:, with + and the code of the country.',
  ],
  [/^[^\s@/:?]+@[^\s@/]+\.[^\s@/.]+\.?$/, 'lacks mailto:', (address) => `Write mailto:${address}.`],
  [
    /^(?:\+|00)?[\d\s().-]{6,}$/,
    'lacks tel:',
    (address) => `Write tel:${address.replaceAll(/[^\d+]/g, '')}.`,
  ],
  [
    /^(?!https?:\/\/[^/])h?t{1,3}ps?[:;.]?[/\\]{1,4}\S/i,
    'does not begin with https://',
    (address) => `Write https://${address.replace(/^\w+[:;.]?[/\\]+/, '')}.`,
  ],
  [
    // Browsers follow an address with spaces after its host, but not two addresses.
    /^(?!(?:mailto|tel):|https?:\/\/[^\s/]+\/(?!.*\s(?:https?:|www\.)))\s*[^/\s].*\s\S/is,
    'has a space in it',
    () => 'Take the space out, or write %20 in its place.',
  ],
  [
    new RegExp(
      String.raw`^(?![a-z]+:|www\.|[/#]|[^/.]*\.[^/]*/)[^\s?#]+\.(?:${FILE_EXTENSIONS.join('|')})(?:[?#].*)?$`,
      'is',
    ),
    'lacks the folder of the file',
    (address) => `Write ${address.includes('/') ? '/' : '/media/'}${address}.`,
  ],
  [
    /^(?!www\.|\S+\.x?html?(?:$|[?#]))(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i,
    'lacks https://, and a browser takes it for a page of this site',
    (address) => `Write https://${address}.`,
  ],
]

const FOLLOWED = ['http', 'https', 'mailto', 'tel']

/** Reports an address that a browser would not open as its author meant it. */
export function addressProblem(address: string): TextProblem | undefined {
  const slip = SLIPS.find(([looksLike]) => looksLike.test(address))
  if (slip) return { message: slip[1], fix: slip[2](address) }
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? []
  if (scheme === undefined || FOLLOWED.includes(scheme.toLowerCase())) return undefined
  return {
    message: `begins with ${scheme}:, and the site does not follow that${didYouMean(nearestName(scheme, FOLLOWED))}`,
    fix: 'Write an address that begins with https://, mailto:, tel: or /.',
  }
}

/** The address of the site for the tools. The addresses of its pages begin with it. */
export const SITE_ADDRESS = 'http://localhost/'
