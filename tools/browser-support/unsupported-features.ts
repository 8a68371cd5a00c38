import bcd, {
  type BrowserName,
  type Identifier as Data,
} from '@mdn/browser-compat-data' with { type: 'json' }
import ts from 'typescript'
import { OLDEST_BROWSERS } from '../../build/oldest-browsers.ts'

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
interface UnsupportedFeature {
  /** As `fallbacks.ts` names it: `Array.toSorted`, `<dialog closedby>`. */
  name: string
  /** With their versions, such as 'safari 16.0'. */
  browsers: string[]
  position: number
}

/**
 * The features in a file that the oldest browsers lack, by MDN's data and by types. It sees
 * `names.toSorted()`, `URL.canParse`, `const { connection } = navigator` and attributes of elements, but no CSS.
 */
export function unsupportedFeatures(
  program: ts.Program,
  file: ts.SourceFile,
): UnsupportedFeature[] {
  const checker = program.getTypeChecker()
  const features: UnsupportedFeature[] = []
  visit(file)
  return features

  function visit(node: ts.Node): void {
    // The build removes types.
    if (ts.isTypeNode(node)) return
    if (ts.isPropertyAccessExpression(node)) checkMember(node)
    if (ts.isBindingElement(node)) checkBinding(node)
    if (ts.isIdentifier(node)) checkName(node)
    if (ts.isJsxAttribute(node)) checkAttribute(node)
    if (ts.isRegularExpressionLiteral(node)) checkPattern(node)
    ts.forEachChild(node, visit)
  }

  function report(node: ts.Node, name: string, ...found: (Data | undefined)[]): void {
    const browsers = lackingOf(...found)
    if (browsers.length > 0) features.push({ name, browsers, position: node.getStart() })
  }

  /** `navigator.deviceMemory` */
  function checkMember({ expression, name }: ts.PropertyAccessExpression): void {
    reportMember(name, name.text, expression)
  }

  /** `const { deviceMemory } = navigator` */
  function checkBinding({ parent: pattern, name, propertyName }: ts.BindingElement): void {
    const member = propertyName ?? name
    if (!ts.isObjectBindingPattern(pattern) || !ts.isIdentifier(member)) return
    const { initializer } = pattern.parent
    const value = ts.isVariableDeclaration(pattern.parent) && initializer ? initializer : pattern
    reportMember(member, member.text, value)
  }

  function reportMember(node: ts.Node, member: string, value: ts.Node): void {
    // Finding the types of values takes most of the time, and this line saves it.
    if (!LACKING_MEMBERS.has(member)) return
    // A cast may hide the interface, or name it.
    const types = [value, withoutCast(value)].map((one) => checker.getTypeAtLocation(one))
    for (const name of new Set(types.flatMap(interfacesOf))) {
      // In `URL.canParse`, the name of the interface is in the code itself.
      const owner: string = name === '__type' && ts.isIdentifier(value) ? value.text : name
      const plain = owner.replace(/Constructor$|^Readonly/, '')
      report(
        node,
        `${plain}.${member}`,
        ...(plain === name ? [] : [bcd.api[plain]?.[`${member}_static`]]),
        bcd.api[plain]?.[member],
        builtins[plain]?.[member],
      )
    }
  }

  function checkName(node: ts.Identifier): void {
    const { parent, text } = node
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return
    if (ts.isJsxAttribute(parent)) return
    const supports = [bcd.api[text], bcd.api.Window?.[text], builtins[text]]
    if (lackingOf(...supports).length === 0) return
    const symbol = checker.getSymbolAtLocation(node)
    if (symbol && isOfPlatform(symbol)) report(node, text, ...supports)
  }

  function checkAttribute({ name, parent }: ts.JsxAttribute): void {
    const element = parent.parent.tagName.getText()
    const attribute = name.getText().toLowerCase()
    report(
      name,
      `<${element} ${attribute}>`,
      bcd.html.elements?.[element]?.[attribute],
      bcd.html.global_attributes?.[attribute],
    )
  }

  function checkPattern(node: ts.RegularExpressionLiteral): void {
    const flags = node.text.slice(node.text.lastIndexOf('/') + 1)
    if (/\(\?<[=!]/.test(node.text)) report(node, 'lookbehind', patterns.lookbehind_assertion)
    if (flags.includes('v')) report(node, 'the flag v', builtins.RegExp?.unicodeSets)
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

function withoutCast(node: ts.Node): ts.Node {
  const hasInner = ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
  return hasInner ? withoutCast(node.expression) : node
}

/** The oldest browsers that lack the feature of the first entry with data, such as 'safari 16.0'. */
function lackingOf(...found: (Data | undefined)[]): string[] {
  const support = found.find((data) => data?.__compat)?.__compat?.support
  if (!support) return []
  return [...OLDEST_BROWSERS]
    .filter(([name, oldest]) => {
      // MDN has the names of browserslist, except for this one.
      const statements = [support[name.replace('ios_saf', 'safari_ios') as BrowserName]].flat()
      return !statements.some(
        (statement) =>
          statement &&
          !statement.flags &&
          !statement.prefix &&
          !statement.alternative_name &&
          Number(String(statement.version_added).replace('≤', '')) <= Number(oldest),
      )
    })
    .map((browser) => browser.join(' '))
}
