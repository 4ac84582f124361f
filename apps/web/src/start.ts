import './theme/base.css';
import { languageKept } from './settings/language-kept.ts';
import { foretell } from './words/words.ts';

// The words come beside the page's script, which has none.
foretell(languageKept());
// What stands in index.html is painted before the page's script is begun: on a slow phone that takes a second.
requestAnimationFrame(() => setTimeout(() => void import('./main.tsx')));
