/**
 * What stands in the strings of a source, with nothing in place of what is reckoned in between: enough to judge the words of a catalogue by.
 * @returns each piece of text with the number of its line.
 */
export function textsIn(source: string): readonly { readonly line: number; readonly text: string }[] {
  const texts: { line: number; text: string }[] = [];
  // Where a template was left for code, and how many braces are open in it.
  const open: number[] = [];
  let at = 0;
  const lineOf = (place: number): number => source.slice(0, place).split('\n').length;
  const after = (end: string): number =>
    source.indexOf(end, at) < 0 ? source.length : source.indexOf(end, at) + end.length;
  const take = (ends: RegExp): void => {
    const from = at;
    while (at < source.length && !ends.test(source.slice(at, at + 2))) at += source[at] === '\\' ? 2 : 1;
    texts.push({ line: lineOf(from), text: source.slice(from, at) });
  };
  const template = (): void => {
    take(/^(?:`|\$\{)/);
    if (source[at] === '$') {
      open.push(0);
      at += 2;
    } else at++;
  };
  while (at < source.length) {
    const one = source[at];
    if (source.startsWith('/*', at)) at = after('*/');
    else if (source.startsWith('//', at)) at = after('\n');
    else if (one === "'") {
      at++;
      take(/^'/);
      at++;
      // The name of something is not shown.
      if (source[at] === ':') texts.pop();
    } else if (one === '`') {
      at++;
      template();
    } else if (one === '}' && open.at(-1) === 0) {
      open.pop();
      at++;
      template();
    } else {
      if (open.length > 0 && (one === '{' || one === '}')) open.push((open.pop() ?? 0) + (one === '{' ? 1 : -1));
      at++;
    }
  }
  return texts;
}
