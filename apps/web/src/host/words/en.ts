/** What the host of a table may do: the words come with the panel. */
export const en = {
  title: 'You are the host',
  listed: 'Listed among the open tables',
  listedHint: 'Otherwise only who has the link finds it.',
  watchers: 'Who watches',
  nobody: 'Nobody watches.',
  remove: (name: string): string => `Remove ${name}`,
  removeShort: 'Remove',
  heir: 'If you go: who is host after you?',
  noHeir: 'You can hand the table on as soon as somebody else sits at it.',
  handOn: 'Hand the table on',
  handOnWarning: (name: string): string => `${name} will be the host, and you no longer.`,
  handOnYes: 'Hand it on',
  handOnNo: 'Stay host',
  handedOn: (name: string): string => `${name} is the host now.`,
  close: 'Close the table',
  closeWarning:
    'Everybody is sent away and nobody plays here any more. The record stays; you can open the table again.',
  closeYes: 'Close it',
  closeNo: 'Leave it open',
  reopen: 'Open the table again',
};

export type HostWords = typeof en;
