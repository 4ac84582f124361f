// Writes docs/laws.md from the engine's own articles and the casebook. `--check` writes nothing and fails when the page is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CODE_NAMES, lawBook } from '@eldest-hand/laws';
import { die, root } from './lib.mjs';

const page = join(root, 'docs/laws.md');
const casebook = join(root, 'packages/casebook');
const TITLES = { 'auction-1913': 'Auction bridge, 1913', 'bridge-1905': 'Bridge, 1905' };
const KEPT = {
  engine: 'by the engine',
  construction: 'true by construction',
  lobby: 'in the lobby',
  etiquette: 'etiquette: shown, not enforced',
};

/** Every case file with its code and the laws that it names. */
function cases() {
  const files = readdirSync(casebook, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.case'))
    .sort();
  return files.map((file) => {
    const text = readFileSync(join(casebook, file), 'utf8');
    const directive = (name) => new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(text)?.[1]?.trim() ?? '';
    return {
      file: relative(root, join(casebook, file)).split(sep).join('/'),
      code: directive('code'),
      laws: directive('law')
        .split(/[\s,]+/)
        .map(Number),
    };
  });
}

const cell = (text) => text.replaceAll('|', '\\|');
const all = cases();
const lines = [
  '# The laws and how the table keeps them',
  '',
  'Made by `npm run laws` from the articles in `packages/laws` and the files in `packages/casebook`; do not edit it by hand.',
  '',
];
for (const code of CODE_NAMES) {
  lines.push(
    `## ${TITLES[code]} (\`${code}\`)`,
    '',
    '| number | subject | how it is kept | cases |',
    '| --- | --- | --- | --- |',
  );
  for (const { number, subject, kept, how } of lawBook(code)) {
    const named = all.filter((one) => one.code === code && one.laws.includes(number));
    const links = named.map((one, at) => `[${at + 1}](../${one.file})`).join(' ');
    lines.push(
      `| ${number} | ${cell(subject)} | ${KEPT[kept]}. ${cell(how)} | ${named.length}${links ? `: ${links}` : ''} |`,
    );
  }
  lines.push('');
}
const text = lines.join('\n');
if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') !== text) die('docs/laws.md is stale: run npm run laws');
} else writeFileSync(page, text);
