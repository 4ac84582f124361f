import './theme/base.css';

// What stands in index.html is painted before the page's script is begun: on a slow phone that takes a second.
requestAnimationFrame(() => setTimeout(() => void import('./main.tsx')));
