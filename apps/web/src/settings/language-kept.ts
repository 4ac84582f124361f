import { kept } from '../kept.ts';

/** Where the browser keeps what a person likes. */
export const SETTINGS_KEY = 'eldest-hand:settings';

/** The language that was chosen here, before the settings are there to be asked: its tag, or `auto`. */
export function languageKept(): string {
  try {
    const { language } = JSON.parse(kept.getItem(SETTINGS_KEY) ?? '{}') as { readonly language?: unknown };
    return typeof language === 'string' ? language : 'auto';
  } catch {
    return 'auto';
  }
}
