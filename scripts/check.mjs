// Types and style of the whole house, in seconds.
import { bin, die, ensureDeps, needNode, run } from './lib.mjs';

needNode();
ensureDeps();
const types = run(bin('tsc'), ['-b']);
const style = run(bin('biome'), ['check', '.']);
if (types !== 0 || style !== 0)
  die([types && 'types', style && 'style'].filter(Boolean).join(' and ').concat(' failed'));
