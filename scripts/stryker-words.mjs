// A plugin of the mutation run: what is only said to people is no law, so its words are not mutated.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const SPOKEN = new Set(['subject', 'gist', 'how', 'label', 'effect', 'happened']);

const isSpoken = (path) =>
  (path.isObjectProperty() || path.isObjectMethod()) && SPOKEN.has(path.node.key.name) && 'the words of a law';

const isRefusal = (path) =>
  (path.isStringLiteral() || path.isTemplateLiteral()) &&
  path.parentPath.isCallExpression() &&
  path.parentPath.node.callee.name === 'refuse' &&
  path.key === 1 &&
  'the words of a refusal';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore: (path) => isSpoken(path) || isRefusal(path) || undefined,
  }),
];
