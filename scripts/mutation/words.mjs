// A plugin of the mutation run: what is only said to people is no law, so its words are not mutated.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const SPOKEN = new Set(['subject', 'gist', 'how', 'label', 'effect', 'happened']);

const isSpoken = (path) =>
  (path.isObjectProperty() || path.isObjectMethod()) && SPOKEN.has(path.node.key.name) && 'the words of a law';

/** Functions that take words, from which argument on. */
const WORDED = { refuse: 1, lobby: 1, byConstruction: 1 };

const isWorded = (path) =>
  (path.isStringLiteral() || path.isTemplateLiteral()) &&
  path.parentPath.isCallExpression() &&
  path.key >= WORDED[path.parentPath.node.callee.name] &&
  'words for people';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore: (path) => isSpoken(path) || isWorded(path) || undefined,
  }),
];
