import bcd, { type Identifier as Data } from '@mdn/browser-compat-data' with { type: 'json' }
import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils'
import type ts from 'typescript'
import { lackingBrowsers } from './lacking-browsers.ts'

const { builtins = {}, regular_expressions: patterns = {} } = bcd.javascript

/**
 * An ESLint rule: what the oldest browsers lack is used only where it has a fallback, named in the
 * rule's option beside what happens without it. The rule goes by MDN's data and by types, and so
 * sees `names.toSorted()` as well as `URL.canParse`, and attributes of elements. It sees no CSS.
 */
export const aboveFloor = ESLintUtils.RuleCreator.withoutDocs<[Record<string, string>], 'above'>({
  meta: {
    type: 'problem',
    messages: {
      above: '{{name}} is not in {{browsers}}: it needs a fallback (floor/fallbacks.ts)',
    },
    schema: [{ type: 'object', additionalProperties: { type: 'string' } }],
    defaultOptions: [{}],
  },
  create(context, [fallbacks]) {
    const services = ESLintUtils.getParserServices(context)

    function judge(node: TSESTree.Node, name: string, ...found: (Data | undefined)[]): void {
      const compat = found.find((data) => data?.__compat)?.__compat
      const browsers = compat ? lackingBrowsers(compat) : []
      if (browsers.length === 0 || Object.hasOwn(fallbacks, name)) return
      context.report({ node, messageId: 'above', data: { name, browsers: browsers.join(', ') } })
    }

    function isOfPlatform({ declarations = [] }: ts.Symbol): boolean {
      return declarations.some((declaration) =>
        services.program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
      )
    }

    /** The platform's names for what a value is, the nearest first. */
    function interfacesOf(type: ts.Type): string[] {
      const checker = services.program.getTypeChecker()
      const apparent = checker.getApparentType(type)
      if (apparent.isUnionOrIntersection()) return apparent.types.flatMap(interfacesOf)
      const symbol = apparent.getSymbol()
      if (!symbol || !isOfPlatform(symbol)) return []
      return [symbol.name, ...(apparent.getBaseTypes() ?? []).flatMap(interfacesOf)]
    }

    return {
      MemberExpression({ object, property, computed }) {
        if (computed || property.type !== AST_NODE_TYPES.Identifier) return
        const member = property.name
        for (const name of new Set(interfacesOf(services.getTypeAtLocation(object)))) {
          // What is called by the name of an interface, as in `URL.canParse`, has no name of its own.
          const owner: string =
            name === '__type' && object.type === AST_NODE_TYPES.Identifier ? object.name : name
          const plain = owner.replace(/Constructor$|^Readonly/, '')
          judge(
            property,
            `${plain}.${member}`,
            ...(plain === name ? [] : [bcd.api[plain]?.[`${member}_static`]]),
            bcd.api[plain]?.[member],
            builtins[plain]?.[member],
          )
        }
      },
      Identifier(node) {
        const { name, parent } = node
        if (parent.type === AST_NODE_TYPES.MemberExpression && parent.property === node) return
        if (parent.type.startsWith('TS')) return
        const symbol = services.getSymbolAtLocation(node)
        if (symbol && isOfPlatform(symbol)) {
          judge(node, name, bcd.api[name], bcd.api.Window?.[name], builtins[name])
        }
      },
      JSXAttribute({ name, parent }) {
        const element = context.sourceCode.getText(parent.name)
        const attribute = context.sourceCode.getText(name).toLowerCase()
        judge(
          name,
          `<${element} ${attribute}>`,
          bcd.html.elements?.[element]?.[attribute],
          bcd.html.global_attributes?.[attribute],
        )
      },
      'Literal[regex]'(node: TSESTree.RegExpLiteral) {
        const { pattern, flags } = node.regex
        if (/\(\?<[=!]/.test(pattern)) judge(node, 'lookbehind', patterns.lookbehind_assertion)
        if (flags.includes('v')) judge(node, 'the flag v', builtins.RegExp?.unicodeSets)
      },
    }
  },
})
