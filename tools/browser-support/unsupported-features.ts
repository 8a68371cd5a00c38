import bcd, { type Identifier as Data } from '@mdn/browser-compat-data' with { type: 'json' }
import ts from 'typescript'
import { lackingBrowsers } from './lacking-browsers.ts'

const { builtins = {}, regular_expressions: patterns = {} } = bcd.javascript

/** The names of members that one of the oldest browsers lacks in at least one interface. */
const LACKING_MEMBERS = new Set(
  [bcd.api, builtins].flatMap((interfaces) =>
    Object.values(interfaces).flatMap((members) =>
      Object.entries(members)
        .filter(([, data]) => lackingOf(data as Data).length > 0)
        .map(([member]) => member.replace(/_static$/, '')),
    ),
  ),
)

/** A feature that one of the oldest browsers lacks. */
interface Finding {
  /** As `fallbacks.ts` names it: `Array.toSorted`, `<dialog closedby>`. */
  name: string
  /** With their versions, such as 'safari 16.0'. */
  browsers: string[]
  position: number
}

/**
 * The features in a file that the oldest browsers lack, by MDN's data and by types. It sees
 * `names.toSorted()`, `URL.canParse` and attributes of elements, but no CSS.
 */
export function unsupportedFeatures(program: ts.Program, file: ts.SourceFile): Finding[] {
  const checker = program.getTypeChecker()
  const findings: Finding[] = []
  visit(file)
  return findings

  function visit(node: ts.Node): void {
    // The build removes types.
    if (ts.isTypeNode(node)) return
    if (ts.isPropertyAccessExpression(node)) judgeMember(node)
    if (ts.isIdentifier(node)) judgeName(node)
    if (ts.isJsxAttribute(node)) judgeAttribute(node)
    if (ts.isRegularExpressionLiteral(node)) judgePattern(node)
    ts.forEachChild(node, visit)
  }

  function judge(node: ts.Node, name: string, ...found: (Data | undefined)[]): void {
    const browsers = lackingOf(...found)
    if (browsers.length > 0) findings.push({ name, browsers, position: node.getStart() })
  }

  function judgeMember({
    expression,
    name: { text: member },
    name: node,
  }: ts.PropertyAccessExpression) {
    // This saves most of the time, which finding the types of values takes.
    if (!LACKING_MEMBERS.has(member)) return
    for (const name of new Set(interfacesOf(checker.getTypeAtLocation(expression)))) {
      // In `URL.canParse`, the name of the interface is in the code itself.
      const owner: string =
        name === '__type' && ts.isIdentifier(expression) ? expression.text : name
      const plain = owner.replace(/Constructor$|^Readonly/, '')
      judge(
        node,
        `${plain}.${member}`,
        ...(plain === name ? [] : [bcd.api[plain]?.[`${member}_static`]]),
        bcd.api[plain]?.[member],
        builtins[plain]?.[member],
      )
    }
  }

  function judgeName(node: ts.Identifier): void {
    const { parent, text } = node
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return
    if (ts.isJsxAttribute(parent)) return
    const found = [bcd.api[text], bcd.api.Window?.[text], builtins[text]]
    if (lackingOf(...found).length === 0) return
    const symbol = checker.getSymbolAtLocation(node)
    if (symbol && isOfPlatform(symbol)) judge(node, text, ...found)
  }

  function judgeAttribute({ name, parent }: ts.JsxAttribute): void {
    const element = parent.parent.tagName.getText()
    const attribute = name.getText().toLowerCase()
    judge(
      name,
      `<${element} ${attribute}>`,
      bcd.html.elements?.[element]?.[attribute],
      bcd.html.global_attributes?.[attribute],
    )
  }

  function judgePattern(node: ts.RegularExpressionLiteral): void {
    const flags = node.text.slice(node.text.lastIndexOf('/') + 1)
    if (/\(\?<[=!]/.test(node.text)) judge(node, 'lookbehind', patterns.lookbehind_assertion)
    if (flags.includes('v')) judge(node, 'the flag v', builtins.RegExp?.unicodeSets)
  }

  function isOfPlatform({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some((declaration) =>
      program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
    )
  }

  /** The platform's interfaces of a value, the nearest first. */
  function interfacesOf(type: ts.Type): string[] {
    const apparent = checker.getApparentType(type)
    if (apparent.isUnionOrIntersection()) return apparent.types.flatMap(interfacesOf)
    const symbol = apparent.getSymbol()
    if (!symbol || !isOfPlatform(symbol)) return []
    return [symbol.name, ...(apparent.getBaseTypes() ?? []).flatMap(interfacesOf)]
  }
}

/** The oldest browsers that lack the feature of the first entry with data. */
function lackingOf(...found: (Data | undefined)[]): string[] {
  const compat = found.find((data) => data?.__compat)?.__compat
  return compat ? lackingBrowsers(compat) : []
}
